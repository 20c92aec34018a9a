"""The right answers, read from a playthrough: a closed vocabulary of questions about events, facts and tables.

No task stores its answer; it stores one of the terms below, which is applied to the game that was played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from engine.cards.sets import zone_kinds
from engine.game import Game
from engine.lang.terms import Color, Icon, Splay
from engine.model.state import State
from engine.model.zones import Owner
from engine.query import eligibility, table
from engine.query.sight import knows
from engine.run.errors import IllegalAnswerError
from engine.run.machine import Machine
from engine.run.options import option_id, parse_option, plain
from engine.text.errors import WordedError
from engine.text.messages import phrase
from engine.trace.events import Asked, Began, Chosen, Ended, Entry, Fact, GameOver, Moved, Revealed, Showing, Span
from engine.trace.facts import ACTS_LAST, MELDED
from engine.trace.recorder import Level
from tutor.course.tasks import Answer, Term

FREE = "free"
"""the verb of a free Draw in the ids of moves; a draw by a card has the verb ``draw``"""
WHICH = ("first", "last")
NOBODY, NOTHING = "nobody", "none"
"""answers that mean no winner and no top card"""
NEXT = "next"
"""the reading of what is chosen first"""
DECLINE = "decline"
"""answer that means that nothing was chosen"""
PREFIX = "p"
"""prefix of a player's number in ids: ``p1`` is seat 0"""


def zones_of(sets: Iterable[str]) -> tuple[str, ...]:
    """Return the words of the zones that each player has in a game with some sets."""
    return tuple(kind.word for kind in zone_kinds(sets) if kind.owner is Owner.EACH_PLAYER)


def seat_id(seat: int) -> str:
    """Return the id of a seat, such as ``p1``."""
    return f"{PREFIX}{seat + 1}"


def seat_of(seat_id: str) -> int:
    """Return the seat with an id: 0 for ``p1``."""
    return int(seat_id.removeprefix(PREFIX)) - 1


@dataclass(frozen=True, slots=True)
class Playthrough:
    """A stretch of play: the table before, the table after, and the events and facts between."""

    machine: Machine
    start: State
    end: State
    entries: tuple[Entry, ...]

    @classmethod
    def play(cls, start: Game, answers: tuple[tuple[str, ...], ...]) -> Playthrough:
        """Play answers on a copy of a game.

        Raises:
            GameError: an answer is not among the options, or there is no request.
        """
        game = Game(start.state.copy(), Level.FULL)
        for answer in answers:
            game.play(answer)
        return cls(game.machine, start.state, game.state, game.take_trace())

    def items(self, *kinds: type[Any]) -> Iterator[Any]:
        """Yield the events or facts of these classes, in order."""
        return (entry.item for entry in self.entries if isinstance(entry.item, kinds))

    def moves(self) -> Iterator[tuple[str, Moved]]:
        """Yield (verb, movement) for every moved card; a free Draw has the verb ``FREE``."""
        free = False
        for entry in self.entries:
            match entry.item:
                case Began(Span.FREE_DRAW):
                    free = True
                case Ended(Span.ACTION):
                    free = False
                case Moved() as moved:
                    yield FREE if free and moved.verb == "draw" else moved.verb, moved


def with_reading(game: Game, switch: str, choice: str) -> Game:
    """Return the same table under another reading of the rules; allowed only between two actions."""
    state = game.state.copy()
    others = {name: chosen for name, chosen in state.setup.switches if name != switch}
    setup = replace(state.setup, switches=tuple(sorted({**others, switch: choice}.items())))
    state.setup = setup
    return Game(state)


# --- the vocabulary -----------------------------------------------------------------------------------------


def _deck(playthrough: Playthrough, term: Term) -> Answer:
    """Value of the first or last card drawn, by one seat or by any."""
    drawn = [moved for verb, moved in playthrough.moves() if verb in ("draw", FREE) and _of_seat(moved.seat, term)]
    return (str(_which(drawn, term).value),)


def _set(playthrough: Playthrough, term: Term) -> Answer:
    """Set of the first or last card drawn, by one seat or by any; of a free Draw, too."""
    drawn = [moved for verb, moved in playthrough.moves() if verb in ("draw", FREE) and _of_seat(moved.seat, term)]
    return (playthrough.machine.catalogue.back[_which(drawn, term).card][0],)


def _moves(playthrough: Playthrough, term: Term) -> Answer:
    """The movements in order, such as ``p2-draw-2``; without values where a choice may change them."""
    verbs, values = term.get("verbs"), term.get("values", True)
    found = [
        f"{seat_id(moved.seat)}-{verb}-{moved.value}" if values else f"{seat_id(moved.seat)}-{verb}"
        for verb, moved in playthrough.moves()
        if (not verbs or verb in verbs) and _of_seat(moved.seat, term)
    ]
    return tuple(found)


def _covered(playthrough: Playthrough, term: Term) -> Answer:
    """Number of cards under the melded one."""
    facts = [fact for fact in playthrough.items(Fact) if fact.kind is MELDED and _of_seat(fact.seat, term)]
    return (str(_which(facts, term).number("covered")),)


def _verdict(playthrough: Playthrough, term: Term) -> Answer:
    """A seat's role in the Dogma action: ``shares``, ``vulnerable``, ``immune`` or ``last``."""
    for fact in playthrough.items(Fact):
        if fact.seat == term.get("seat") and fact.kind.verdict:
            return ("last" if fact.kind is ACTS_LAST else str(fact.kind),)
    return ()


def _verdicts(wanted: str) -> Reader:
    def read(playthrough: Playthrough, term: Term) -> Answer:
        return tuple(sorted(seat_id(fact.seat) for fact in playthrough.items(Fact) if fact.kind == wanted))

    return read


def _executes(playthrough: Playthrough, term: Term) -> Answer:
    """Seats that execute an effect, in order."""
    effect = term.get("effect", 1) - 1
    return tuple(
        seat_id(began.seat)
        for began in playthrough.items(Began)
        if began.what is Span.EXECUTION and began.number == effect
    )


def _cards_executed(playthrough: Playthrough, term: Term) -> Answer:
    """Cards whose effects a seat executes, in the order in which it begins with them."""
    began = (one for one in playthrough.items(Began) if one.what is Span.EXECUTION and one.seat == term.get("seat"))
    return tuple(dict.fromkeys(playthrough.machine.catalogue.key[one.card] for one in began))


def _free_draw(playthrough: Playthrough, term: Term) -> Answer:
    """Whether there was a free Draw."""
    return ("yes" if any(began.what is Span.FREE_DRAW for began in playthrough.items(Began)) else "no",)


def _featured(playthrough: Playthrough, term: Term) -> Answer:
    """The featured icon of a card."""
    featured = playthrough.machine.catalogue.featured[playthrough.machine.catalogue.find(term.get("card"))]
    return (Icon(featured).word,)


def _rule(playthrough: Playthrough, term: Term) -> Answer:
    """Rule of the first or last fact of a kind."""
    facts = [fact for fact in playthrough.items(Fact) if fact.kind == term.get("fact") and _of_seat(fact.seat, term)]
    return (_which(facts, term).rule,)


def _count(playthrough: Playthrough, term: Term) -> Answer:
    """Number of cards of a seat in a zone, at the end."""
    return (str(count(playthrough.machine, playthrough.end, term.get("seat"), term.get("zone"))),)


def _icons(playthrough: Playthrough, term: Term) -> Answer:
    """Number of an icon that a seat has, at the end."""
    icon = Icon[term.get("icon").upper()]
    return (str(table.icon_count(playthrough.machine, playthrough.end, term.get("seat"), icon)),)


def _legal(playthrough: Playthrough, term: Term) -> Answer:
    """Which of some answers the deciding player can give, at the start or (``at: last``) at the end."""
    state = playthrough.end if term.get("at") == "last" else playthrough.start
    return tuple(each for each in term.get("of", ()) if _is_option(playthrough, state, each))


def _is_option(playthrough: Playthrough, state: State, text: str) -> bool:
    try:
        parse_option(playthrough.machine, state, text)
    except IllegalAnswerError:
        return False
    return True


def _illegal(playthrough: Playthrough, term: Term) -> Answer:
    """Which of some answers the deciding player cannot give."""
    legal = _legal(playthrough, term)
    return tuple(each for each in term.get("of", ()) if each not in legal)


def _points(playthrough: Playthrough, term: Term) -> Answer:
    """Points of a seat, at the end."""
    return (str(table.score(playthrough.machine, playthrough.end, term.get("seat"))),)


def _where(playthrough: Playthrough, term: Term) -> Answer:
    """Place of a card at the end: ``p1-hand``, ``p2-score``, ``p1-top``, ``p1-covered``, ``deck``, ..."""
    return (place_of(playthrough.machine, playthrough.end, playthrough.machine.catalogue.find(term.get("card"))),)


def _top(playthrough: Playthrough, term: Term) -> Answer:
    """Top card of a colour on a seat's board at the end, or ``none``."""
    pile = playthrough.end.zones[playthrough.machine.zones.pile(term.get("seat"), Color[term.get("color").upper()])]
    return (playthrough.machine.catalogue.key[pile[0]] if pile else NOTHING,)


def _splay(playthrough: Playthrough, term: Term) -> Answer:
    """Splay of a colour on a seat's board at the end, or ``none``."""
    zone = playthrough.machine.zones.pile(term.get("seat"), Color[term.get("color").upper()])
    return (Splay(playthrough.end.splays[zone]).word,)


def _holds(playthrough: Playthrough, term: Term) -> Answer:
    """Whether the first or last fact of a kind holds: ``yes`` or ``no``."""
    facts = [fact for fact in playthrough.items(Fact) if fact.kind == term.get("fact") and _of_seat(fact.seat, term)]
    return ("yes" if _which(facts, term).holds else "no",)


def _decides(playthrough: Playthrough, term: Term) -> Answer:
    """Seat of the first or last request inside an action."""
    asked = [asked for asked in playthrough.items(Asked) if asked.purpose != "turn" and _purpose(asked, term)]
    return (seat_id(_which(asked, term).seat),)


def _offered(playthrough: Playthrough, term: Term) -> Answer:
    """Colours offered by the first or last request for a colour."""
    asked = [asked for asked in playthrough.items(Asked) if asked.kind == "color" and _of_seat(asked.seat, term)]
    return tuple(Color(each).word for each in _which(asked, term).options if each >= 0)


def _purpose(asked: Asked, term: Term) -> bool:
    return term.get("purpose") in (None, asked.purpose)


def _winners(playthrough: Playthrough, term: Term) -> Answer:
    """Who won, or ``nobody``; the game must be over."""
    return tuple(seat_id(seat) for seat in _which(list(playthrough.items(GameOver)), term).winners) or (NOBODY,)


def _specials(playthrough: Playthrough, term: Term) -> Answer:
    """Special achievements of a seat at the end, or ``none``."""
    m = playthrough.machine
    held = playthrough.end.zones[m.zones.achievements(term.get("seat"))]
    return tuple(m.catalogue.key[special.id] for special in m.catalogue.specials if special.id in held) or (NOTHING,)


def _over_or_not(playthrough: Playthrough, term: Term) -> Answer:
    """Whether the game is over at the end: ``yes`` or ``no``."""
    return ("yes" if playthrough.end.result is not None else "no",)


def _goal(playthrough: Playthrough, term: Term) -> Answer:
    """How many achievements win at the start."""
    return (str(eligibility.achievements_needed(playthrough.machine, playthrough.start)),)


def _achievements(playthrough: Playthrough, term: Term) -> Answer:
    """How many achievements count for a seat at the end, with what its board shows."""
    return (str(eligibility.achievement_count(playthrough.machine, playthrough.end, term.get("seat"))),)


def _next_action(playthrough: Playthrough, term: Term) -> Answer:
    """Seat whose action is next, at the end."""
    request = playthrough.end.request
    if request is None or request.purpose != "turn":
        raise TruthError(phrase("error-truth-no-action"))
    return (seat_id(request.seat),)


def _highest_achievement(playthrough: Playthrough, term: Term) -> Answer:
    """The highest standard achievement that is available at the start."""
    m = playthrough.machine
    return (str(max(m.catalogue.age[card] for card in playthrough.start.zones[m.zones.available])),)


def _ending(playthrough: Playthrough, term: Term) -> Answer:
    """Rule by which the game ended."""
    return (_which(list(playthrough.items(GameOver)), term).reason,)


def _sees(playthrough: Playthrough, term: Term) -> Answer:
    """Whether a seat knows which card this is, at the end: ``yes`` or ``no``."""
    m = playthrough.machine
    return ("yes" if knows(m, playthrough.end, term.get("seat"), m.catalogue.find(term.get("card"))) else "no",)


def _visible(playthrough: Playthrough, term: Term) -> Answer:
    """Which of some cards a seat knows, at the end."""
    m = playthrough.machine
    return tuple(
        each for each in term.get("of", ()) if knows(m, playthrough.end, term.get("seat"), m.catalogue.find(each))
    )


def _proves(playthrough: Playthrough, term: Term) -> Answer:
    """Whether a seat had to reveal cards to prove a legal choice: ``yes`` or ``no``."""
    proofs = (one for one in playthrough.items(Revealed) if one.reason is not Showing.REVEAL)
    shown = any(one.seat == term.get("seat") for one in proofs)
    return ("yes" if shown else "no",)


def _next(playthrough: Playthrough, term: Term) -> Answer:
    """What was chosen first, by the ids of the options; ``decline`` if nothing was."""
    request = playthrough.start.request
    made = next((chosen for chosen in playthrough.items(Chosen) if not chosen.forced), None)
    if request is None or made is None:
        raise TruthError(phrase("error-truth-untold", reading=repr(term.name)))
    m, s = playthrough.machine, playthrough.start
    return tuple(option_id(m, s, request, option) for option in made.picked) or (DECLINE,)


def place_of(m: Machine, s: State, card: int) -> str:
    """Return the id of a card's place; it distinguishes top and covered on a board, and the bottom of a deck."""
    zone = s.where[card]
    kind, owner = m.zones.word[zone], m.zones.owner[zone]
    if kind == "board":
        kind = "top" if table.is_top(m, s, card) else "covered"
    elif kind == "deck" and card == s.zones[zone][-1]:
        kind = "deck-bottom"
    return kind if owner < 0 else f"{seat_id(owner)}-{kind}"


def _more(playthrough: Playthrough, term: Term) -> Answer:
    """After which of two plays a seat has more cards in a zone: ``one``, ``other`` or ``same``."""
    start = Game(playthrough.start.copy())
    one, other = (
        int(_count(Playthrough.play(start, tuple((answer,) for answer in term.get(name))), term)[0])
        for name in ("one", "other")
    )
    return ("one" if one > other else "other" if other > one else "same",)


def count(m: Machine, s: State, seat: int, zone: str) -> int:
    """Return how many cards a seat has in a zone."""
    return sum(len(s.zones[each]) for each in m.zones.all_of(zone, seat))


def _of_seat(seat: int, term: Term) -> bool:
    wanted = term.get("seat")
    return wanted is None or seat == wanted


def _which(found: list[Any], term: Term) -> Any:
    """Return the first or last item that was found.

    Raises:
        TruthError: nothing was found.
    """
    if not found:
        raise TruthError(phrase("error-truth-untold", reading=repr(term.name)))
    return found[0 if term.get("which", "first") == "first" else -1]


class TruthError(WordedError, LookupError):
    """A playthrough does not answer a task's question; a mistake in the task."""

    code = "no-truth"


Reader = Callable[[Playthrough, Term], Answer]

READERS: Mapping[str, Reader] = MappingProxyType(
    {
        "deck": _deck,
        "set": _set,
        "moves": _moves,
        "covered": _covered,
        "verdict": _verdict,
        "sharers": _verdicts("shares"),
        "vulnerable": _verdicts("vulnerable"),
        "compelled": _verdicts("compelled"),
        "executes": _executes,
        "cards-executed": _cards_executed,
        "free-draw": _free_draw,
        "rule": _rule,
        "featured": _featured,
        "count": _count,
        "icons": _icons,
        "points": _points,
        "where": _where,
        "top": _top,
        "splay": _splay,
        "holds": _holds,
        "decides": _decides,
        "colors-offered": _offered,
        "winners": _winners,
        "specials": _specials,
        "goal": _goal,
        "achievements": _achievements,
        "over": _over_or_not,
        "ending": _ending,
        "next-action": _next_action,
        "highest-achievement": _highest_achievement,
        "sees": _sees,
        "visible": _visible,
        "proves": _proves,
        "legal": _legal,
        "illegal": _illegal,
        "more": _more,
        NEXT: _next,
    }
)

ARGS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "deck": {"seat": "seat", "which": "which"},
        "set": {"seat": "seat", "which": "which"},
        "moves": {"seat": "seat", "verbs": "texts", "values": "truth"},
        "covered": {"seat": "seat", "which": "which"},
        "verdict": {"seat": "seat!"},
        "sharers": {},
        "vulnerable": {},
        "compelled": {},
        "executes": {"effect": "number"},
        "cards-executed": {"seat": "seat!"},
        "free-draw": {},
        "rule": {"fact": "text!", "seat": "seat", "which": "which"},
        "count": {"seat": "seat!", "zone": "zone!"},
        "icons": {"seat": "seat!", "icon": "icon!"},
        "featured": {"card": "card!"},
        "points": {"seat": "seat!"},
        "where": {"card": "card!"},
        "top": {"seat": "seat!", "color": "color!"},
        "splay": {"seat": "seat!", "color": "color!"},
        "holds": {"fact": "text!", "seat": "seat", "which": "which"},
        "decides": {"purpose": "text", "which": "which"},
        "colors-offered": {"seat": "seat", "which": "which"},
        "winners": {},
        "specials": {"seat": "seat!"},
        "goal": {},
        "achievements": {"seat": "seat!"},
        "over": {},
        "ending": {},
        "next-action": {},
        "highest-achievement": {},
        "sees": {"seat": "seat!", "card": "card!"},
        "visible": {"seat": "seat!"},
        "proves": {"seat": "seat!"},
        "legal": {"at": "which"},
        "illegal": {"at": "which"},
        "more": {"seat": "seat!", "zone": "zone!", "one": "texts!", "other": "texts!"},
        NEXT: {},
    }
)
"""The arguments of each reader and their kinds; ``!``: required."""


def truth(playthrough: Playthrough, read: Term) -> Answer:
    """Return the answer that a playthrough gives to a term.

    Raises:
        TruthError: it gives none.
    """
    return READERS[read.name](playthrough, read)


# --- what must hold -----------------------------------------------------------------------------------------


def _done(playthrough: Playthrough, term: Term) -> bool:
    """Whether an action has ended, including its free Draw."""
    return any(
        _is_action(playthrough.machine, ended, term) for ended in playthrough.items(Ended) if ended.what is Span.ACTION
    )


def _began(playthrough: Playthrough, term: Term) -> bool:
    """Whether an action has begun."""
    return any(
        _is_action(playthrough.machine, began, term) for began in playthrough.items(Began) if began.what is Span.ACTION
    )


def _began_other(playthrough: Playthrough, term: Term) -> bool:
    """Whether the first action, or one after it, differs from ``action`` and ``then``."""
    began = [began for began in playthrough.items(Began) if began.what is Span.ACTION]
    wanted = (term.get("action"), *term.get("then", ()))
    return any(
        not _is_action(playthrough.machine, one, replace(term, args=(("seat", term.get("seat")), ("action", action))))
        for one, action in zip(began, wanted, strict=False)
    )


def _is_action(m: Machine, item: Began | Ended, term: Term) -> bool:
    kind = m.actions[item.number].word
    wanted = plain(term.get("action"))
    name = f"{kind} {m.catalogue.key[item.card]}" if item.card >= 0 else kind
    return _of_seat(item.seat, term) and wanted in (plain(kind), plain(name))


def _top_card(playthrough: Playthrough, term: Term) -> bool:
    """Whether a card is a top card of a seat's board."""
    return playthrough.machine.catalogue.find(term.get("card")) in table.top_cards(
        playthrough.machine, playthrough.end, term.get("seat")
    )


def _in_zone(playthrough: Playthrough, term: Term) -> bool:
    """Whether a seat has a card in a zone."""
    m, s = playthrough.machine, playthrough.end
    zone = s.where[m.catalogue.find(term.get("card"))]
    return zone >= 0 and m.zones.owner[zone] == term.get("seat") and m.zones.word[zone] == term.get("zone")


def _counted(playthrough: Playthrough, term: Term) -> bool:
    return _compared(count(playthrough.machine, playthrough.end, term.get("seat"), term.get("zone")), term)


def _icons_are(playthrough: Playthrough, term: Term) -> bool:
    return _compared(int(_icons(playthrough, term)[0]), term)


def _score(playthrough: Playthrough, term: Term) -> bool:
    return _compared(table.score(playthrough.machine, playthrough.end, term.get("seat")), term)


def _actions(playthrough: Playthrough, term: Term) -> bool:
    """Compare the number of actions begun."""
    began = sum(1 for one in playthrough.items(Began) if one.what is Span.ACTION and _of_seat(one.seat, term))
    return _compared(began, term)


def _turn(playthrough: Playthrough, term: Term) -> bool:
    """Whether a seat is asked for an action."""
    request = playthrough.end.request
    return request is not None and request.purpose == "turn" and request.seat == term.get("seat")


def _splayed(playthrough: Playthrough, term: Term) -> bool:
    """Whether a colour of a seat's board is splayed in a direction."""
    return _splay(playthrough, term) == (term.get("splay"),)


def _colors(playthrough: Playthrough, term: Term) -> bool:
    """Compare the number of colours on a seat's board."""
    return _compared(len(table.top_cards(playthrough.machine, playthrough.end, term.get("seat"))), term)


def _won(playthrough: Playthrough, term: Term) -> bool:
    """Whether a seat has won."""
    return playthrough.end.result is not None and term.get("seat") in playthrough.end.result.winners


def _over(playthrough: Playthrough, term: Term) -> bool:
    """Whether the game is over."""
    return playthrough.end.result is not None


def _compared(number: int, term: Term) -> bool:
    wanted, least, most = term.get("is"), term.get("at-least"), term.get("at-most")
    return (
        (wanted is None or number == wanted) and (least is None or number >= least) and (most is None or number <= most)
    )


Test = Callable[[Playthrough, Term], bool]

_BOUNDS = {"is": "number", "at-least": "number", "at-most": "number"}

TESTS: Mapping[str, Test] = MappingProxyType(
    {
        "done": _done,
        "began": _began,
        "began-other": _began_other,
        "top-card": _top_card,
        "has": _in_zone,
        "count": _counted,
        "icons": _icons_are,
        "score": _score,
        "actions": _actions,
        "turn": _turn,
        "splayed": _splayed,
        "colors": _colors,
        "won": _won,
        "game-over": _over,
    }
)
TEST_ARGS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "done": {"seat": "seat", "action": "text!"},
        "began": {"seat": "seat", "action": "text!"},
        "began-other": {"seat": "seat", "action": "text!", "then": "texts"},
        "top-card": {"seat": "seat!", "card": "card!"},
        "has": {"seat": "seat!", "card": "card!", "zone": "zone!"},
        "count": {"seat": "seat!", "zone": "zone!", **_BOUNDS},
        "icons": {"seat": "seat!", "icon": "icon!", **_BOUNDS},
        "score": {"seat": "seat!", **_BOUNDS},
        "actions": {"seat": "seat", **_BOUNDS},
        "turn": {"seat": "seat!"},
        "splayed": {"seat": "seat!", "color": "color!", "splay": "splay!"},
        "colors": {"seat": "seat!", **_BOUNDS},
        "won": {"seat": "seat!"},
        "game-over": {},
    }
)
"""The arguments of each condition and their kinds; ``!``: required."""


def holds(playthrough: Playthrough, terms: tuple[Term, ...]) -> bool:
    """Return whether all conditions hold; ``False`` if there are none."""
    return bool(terms) and all(TESTS[term.name](playthrough, term) for term in terms)
