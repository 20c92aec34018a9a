"""What is right, read from a walk: a closed vocabulary of questions put to events, facts and tables.

No answer of a task is written down anywhere: each is one of the terms below, put to the game that was played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from engine.game import Game
from engine.lang.terms import Color, Icon, Splay
from engine.model.state import State
from engine.model.zones import BASE, Owner
from engine.query import table
from engine.query.sight import knows
from engine.run.errors import IllegalAnswerError
from engine.run.machine import Machine
from engine.run.options import parse_option, plain
from engine.text.errors import WordedError
from engine.text.messages import phrase
from engine.trace.events import Asked, Began, Ended, Entry, Fact, GameOver, Moved, Revealed, Span
from engine.trace.facts import ACTS_LAST, MELDED
from engine.trace.recorder import Level
from tutor.course.tasks import Answer, Term

FREE = "free"
"""the verb of a free Draw in the ids of moves, to tell it from what a card made somebody draw"""
WHICH = ("first", "last")
ZONES = tuple(kind.word for kind in BASE if kind.owner is Owner.EACH_PLAYER)
NOBODY, NOTHING = "nobody", "none"
"""what is said where there is no winner, and no top card"""
PREFIX = "p"
"""before a player's number in ids: ``p1`` is seat 0"""


def seat_id(seat: int) -> str:
    """Return a seat as ids name it: ``p1``."""
    return f"{PREFIX}{seat + 1}"


@dataclass(frozen=True, slots=True)
class Playthrough:
    """What was played from one table to another, and all that was told on the way."""

    machine: Machine
    start: State
    end: State
    entries: tuple[Entry, ...]

    @classmethod
    def play(cls, start: Game, answers: tuple[tuple[str, ...], ...]) -> Playthrough:
        """Play answers from where a game stands; the game is left as it was.

        Raises:
            GameError: an answer that is not among the options, or nobody is asked.
        """
        game = Game(start.state.copy(), Level.FULL)
        for answer in answers:
            game.play(answer)
        return cls(game.machine, start.state, game.state, game.take_trace())

    def items(self, *kinds: type[Any]) -> Iterator[Any]:
        """Yield events or facts of these kinds in their order."""
        return (entry.item for entry in self.entries if isinstance(entry.item, kinds))

    def moves(self) -> Iterator[tuple[str, Moved]]:
        """Yield the movements of cards with their verbs; a free Draw is told from other draws."""
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
    """Return the same table under another reading of the rules; only between two actions."""
    state = game.state.copy()
    others = {name: chosen for name, chosen in state.setup.switches if name != switch}
    setup = replace(state.setup, switches=tuple(sorted({**others, switch: choice}.items())))
    state.setup = setup
    return Game(state)


# --- the vocabulary -----------------------------------------------------------------------------------------


def _deck(walk: Playthrough, term: Term) -> Answer:
    """The value of the card drawn: of the first draw, or the last; of a seat, or anybody's."""
    drawn = [moved for verb, moved in walk.moves() if verb in ("draw", FREE) and _of_seat(moved.seat, term)]
    return (str(_which(drawn, term).value),)


def _moves(walk: Playthrough, term: Term) -> Answer:
    """Who moved cards and how, in order: ``p2-draw-2``; without values where these may differ by choice."""
    verbs, values = term.get("verbs"), term.get("values", True)
    found = [
        f"{seat_id(moved.seat)}-{verb}-{moved.value}" if values else f"{seat_id(moved.seat)}-{verb}"
        for verb, moved in walk.moves()
        if (not verbs or verb in verbs) and _of_seat(moved.seat, term)
    ]
    return tuple(found)


def _covered(walk: Playthrough, term: Term) -> Answer:
    """How many cards lie under the one that was melded."""
    facts = [fact for fact in walk.items(Fact) if fact.kind is MELDED and _of_seat(fact.seat, term)]
    return (str(_which(facts, term).number("covered")),)


def _verdict(walk: Playthrough, term: Term) -> Answer:
    """What a seat was in the Dogma action: ``shares``, ``vulnerable``, ``immune`` or ``last``."""
    for fact in walk.items(Fact):
        if fact.seat == term.get("seat") and fact.kind.verdict:
            return ("last" if fact.kind is ACTS_LAST else str(fact.kind),)
    return ()


def _verdicts(wanted: str) -> Reader:
    def read(walk: Playthrough, term: Term) -> Answer:
        return tuple(sorted(seat_id(fact.seat) for fact in walk.items(Fact) if fact.kind == wanted))

    return read


def _executes(walk: Playthrough, term: Term) -> Answer:
    """Who executes an effect, in order."""
    effect = term.get("effect", 1) - 1
    return tuple(
        seat_id(began.seat) for began in walk.items(Began) if began.what is Span.EXECUTION and began.number == effect
    )


def _free_draw(walk: Playthrough, term: Term) -> Answer:
    """Whether there was a free Draw."""
    return ("yes" if any(began.what is Span.FREE_DRAW for began in walk.items(Began)) else "no",)


def _featured(walk: Playthrough, term: Term) -> Answer:
    """The featured icon of a card."""
    featured = walk.machine.catalogue.featured[walk.machine.catalogue.find(term.get("card"))]
    return (Icon(featured).word,)


def _rule(walk: Playthrough, term: Term) -> Answer:
    """The rule of a verdict: of the first fact of that kind, or the last."""
    facts = [fact for fact in walk.items(Fact) if fact.kind == term.get("fact") and _of_seat(fact.seat, term)]
    return (_which(facts, term).rule,)


def _count(walk: Playthrough, term: Term) -> Answer:
    """How many cards a seat has in a zone when the walk is over."""
    return (str(count(walk.machine, walk.end, term.get("seat"), term.get("zone"))),)


def _icons(walk: Playthrough, term: Term) -> Answer:
    """How many of an icon a seat has when the walk is over."""
    icon = Icon[term.get("icon").upper()]
    return (str(table.icon_count(walk.machine, walk.end, term.get("seat"), icon)),)


def _legal(walk: Playthrough, term: Term) -> Answer:
    """Which of some answers the one who decides at the start (``at: last``: at the end) can give."""
    state = walk.end if term.get("at") == "last" else walk.start
    return tuple(each for each in term.get("of", ()) if _is_option(walk, state, each))


def _is_option(walk: Playthrough, state: State, text: str) -> bool:
    try:
        parse_option(walk.machine, state, text)
    except IllegalAnswerError:
        return False
    return True


def _illegal(walk: Playthrough, term: Term) -> Answer:
    """Which of them cannot be given."""
    legal = _legal(walk, term)
    return tuple(each for each in term.get("of", ()) if each not in legal)


def _points(walk: Playthrough, term: Term) -> Answer:
    """How many points a seat has when the walk is over."""
    return (str(table.score(walk.machine, walk.end, term.get("seat"))),)


def _where(walk: Playthrough, term: Term) -> Answer:
    """Where a card is when the walk is over: ``p1-hand``, ``p2-score``, ``p1-top``, ``p1-covered``, ``deck``, ..."""
    return (place_of(walk.machine, walk.end, walk.machine.catalogue.find(term.get("card"))),)


def _top(walk: Playthrough, term: Term) -> Answer:
    """The top card of a colour of a seat's board when the walk is over, or ``none``."""
    pile = walk.end.zones[walk.machine.zones.pile(term.get("seat"), Color[term.get("color").upper()])]
    return (walk.machine.catalogue.key[pile[0]] if pile else NOTHING,)


def _splay(walk: Playthrough, term: Term) -> Answer:
    """How a colour of a seat's board is splayed when the walk is over, or ``none``."""
    zone = walk.machine.zones.pile(term.get("seat"), Color[term.get("color").upper()])
    return (Splay(walk.end.splays[zone]).word,)


def _holds(walk: Playthrough, term: Term) -> Answer:
    """Whether a verdict was yes or no: of the first fact of that kind, or the last."""
    facts = [fact for fact in walk.items(Fact) if fact.kind == term.get("fact") and _of_seat(fact.seat, term)]
    return ("yes" if _which(facts, term).holds else "no",)


def _decides(walk: Playthrough, term: Term) -> Answer:
    """Who is asked inside the actions of the walk: the first who is, or the last."""
    asked = [asked for asked in walk.items(Asked) if asked.purpose != "turn" and _purpose(asked, term)]
    return (seat_id(_which(asked, term).seat),)


def _offered(walk: Playthrough, term: Term) -> Answer:
    """Which colours somebody could choose from, the first time that colours were to choose."""
    asked = [asked for asked in walk.items(Asked) if asked.kind == "color" and _of_seat(asked.seat, term)]
    return tuple(Color(each).word for each in _which(asked, term).options if each >= 0)


def _purpose(asked: Asked, term: Term) -> bool:
    return term.get("purpose") in (None, asked.purpose)


def _winners(walk: Playthrough, term: Term) -> Answer:
    """Who won, or ``nobody``; the game must be over."""
    return tuple(seat_id(seat) for seat in _which(list(walk.items(GameOver)), term).winners) or (NOBODY,)


def _specials(walk: Playthrough, term: Term) -> Answer:
    """Which special achievements a seat has when the walk is over, or ``none``."""
    m = walk.machine
    held = walk.end.zones[m.zones.achievements(term.get("seat"))]
    return tuple(m.catalogue.key[special.id] for special in m.catalogue.specials if special.id in held) or (NOTHING,)


def _over_or_not(walk: Playthrough, term: Term) -> Answer:
    """Whether the game is over when the walk is."""
    return ("yes" if walk.end.result is not None else "no",)


def _next_action(walk: Playthrough, term: Term) -> Answer:
    """Whose action is next when the walk is over."""
    request = walk.end.request
    if request is None or request.purpose != "turn":
        raise TruthError(phrase("error-truth-no-action"))
    return (seat_id(request.seat),)


def _highest_achievement(walk: Playthrough, term: Term) -> Answer:
    """The highest standard achievement that is available at the start."""
    m = walk.machine
    return (str(max(m.catalogue.age[card] for card in walk.start.zones[m.zones.available])),)


def _ending(walk: Playthrough, term: Term) -> Answer:
    """By which rule the game ended."""
    return (_which(list(walk.items(GameOver)), term).reason,)


def _sees(walk: Playthrough, term: Term) -> Answer:
    """Whether a seat can tell a card when the walk is over."""
    m = walk.machine
    return ("yes" if knows(m, walk.end, term.get("seat"), m.catalogue.find(term.get("card"))) else "no",)


def _visible(walk: Playthrough, term: Term) -> Answer:
    """Which of some cards a seat can tell when the walk is over."""
    m = walk.machine
    return tuple(each for each in term.get("of", ()) if knows(m, walk.end, term.get("seat"), m.catalogue.find(each)))


def _proves(walk: Playthrough, term: Term) -> Answer:
    """Whether a seat had to show cards to prove that an effect was executed rightly."""
    shown = any(one.reason == "verify" and one.seat == term.get("seat") for one in walk.items(Revealed))
    return ("yes" if shown else "no",)


def place_of(m: Machine, s: State, card: int) -> str:
    """Return where a card is, as ids name it: of a board top or covered, of a deck at the bottom or not."""
    zone = s.where[card]
    kind, owner = m.zones.word[zone], m.zones.owner[zone]
    if kind == "board":
        kind = "top" if table.is_top(m, s, card) else "covered"
    elif kind == "deck" and card == s.zones[zone][-1]:
        kind = "deck-bottom"
    return kind if owner < 0 else f"{seat_id(owner)}-{kind}"


def _more(walk: Playthrough, term: Term) -> Answer:
    """After which of two walks a seat has more cards in a zone: ``one``, ``other`` or ``same``."""
    start = Game(walk.start.copy())
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
    """Return the first or last of what was found.

    Raises:
        TruthError: nothing was found.
    """
    if not found:
        raise TruthError(phrase("error-truth-untold", reading=repr(term.name)))
    return found[0 if term.get("which", "first") == "first" else -1]


class TruthError(WordedError, LookupError):
    """A walk that does not tell what a task wants to know; a mistake in the task."""

    code = "no-truth"


Reader = Callable[[Playthrough, Term], Answer]

READERS: Mapping[str, Reader] = MappingProxyType(
    {
        "deck": _deck,
        "moves": _moves,
        "covered": _covered,
        "verdict": _verdict,
        "sharers": _verdicts("shares"),
        "vulnerable": _verdicts("vulnerable"),
        "executes": _executes,
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
    }
)

ARGS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "deck": {"seat": "seat", "which": "which"},
        "moves": {"seat": "seat", "verbs": "texts", "values": "truth"},
        "covered": {"seat": "seat", "which": "which"},
        "verdict": {"seat": "seat!"},
        "sharers": {},
        "vulnerable": {},
        "executes": {"effect": "number"},
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
    }
)
"""The arguments of each reader and what they must be; ``!``: it cannot be left out."""


def truth(walk: Playthrough, read: Term) -> Answer:
    """Return what a walk says.

    Raises:
        TruthError: it says nothing of that.
    """
    return READERS[read.name](walk, read)


# --- what must hold -----------------------------------------------------------------------------------------


def _done(walk: Playthrough, term: Term) -> bool:
    """Whether an action has been carried out, free Draw and all."""
    return any(_is_action(walk.machine, ended, term) for ended in walk.items(Ended) if ended.what is Span.ACTION)


def _began(walk: Playthrough, term: Term) -> bool:
    """Whether an action has begun."""
    return any(_is_action(walk.machine, began, term) for began in walk.items(Began) if began.what is Span.ACTION)


def _began_other(walk: Playthrough, term: Term) -> bool:
    """Whether the first action that began is another one, or one after it is not what should follow (``then``)."""
    began = [began for began in walk.items(Began) if began.what is Span.ACTION]
    wanted = (term.get("action"), *term.get("then", ()))
    return any(
        not _is_action(walk.machine, one, replace(term, args=(("seat", term.get("seat")), ("action", action))))
        for one, action in zip(began, wanted, strict=False)
    )


def _is_action(m: Machine, item: Began | Ended, term: Term) -> bool:
    kind = m.actions[item.number].word
    wanted = plain(term.get("action"))
    name = f"{kind} {m.catalogue.key[item.card]}" if item.card >= 0 else kind
    return _of_seat(item.seat, term) and wanted in (plain(kind), plain(name))


def _top_card(walk: Playthrough, term: Term) -> bool:
    """Whether a card is a top card of a seat's board."""
    return walk.machine.catalogue.find(term.get("card")) in table.top_cards(walk.machine, walk.end, term.get("seat"))


def _in_zone(walk: Playthrough, term: Term) -> bool:
    """Whether a seat has a card in a zone."""
    m, s = walk.machine, walk.end
    zone = s.where[m.catalogue.find(term.get("card"))]
    return zone >= 0 and m.zones.owner[zone] == term.get("seat") and m.zones.word[zone] == term.get("zone")


def _counted(walk: Playthrough, term: Term) -> bool:
    return _compared(count(walk.machine, walk.end, term.get("seat"), term.get("zone")), term)


def _icons_are(walk: Playthrough, term: Term) -> bool:
    return _compared(int(_icons(walk, term)[0]), term)


def _score(walk: Playthrough, term: Term) -> bool:
    return _compared(table.score(walk.machine, walk.end, term.get("seat")), term)


def _actions(walk: Playthrough, term: Term) -> bool:
    """How many actions have begun on the way."""
    began = sum(1 for one in walk.items(Began) if one.what is Span.ACTION and _of_seat(one.seat, term))
    return _compared(began, term)


def _turn(walk: Playthrough, term: Term) -> bool:
    """Whether a seat is asked for an action."""
    request = walk.end.request
    return request is not None and request.purpose == "turn" and request.seat == term.get("seat")


def _splayed(walk: Playthrough, term: Term) -> bool:
    """Whether a colour of a seat's board is splayed in a direction."""
    return _splay(walk, term) == (term.get("splay"),)


def _colors(walk: Playthrough, term: Term) -> bool:
    """How many colours a seat has on its board."""
    return _compared(len(table.top_cards(walk.machine, walk.end, term.get("seat"))), term)


def _won(walk: Playthrough, term: Term) -> bool:
    """Whether a seat has won."""
    return walk.end.result is not None and term.get("seat") in walk.end.result.winners


def _over(walk: Playthrough, term: Term) -> bool:
    """Whether the game is over."""
    return walk.end.result is not None


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
"""The arguments of each condition and what they must be."""


def holds(walk: Playthrough, terms: tuple[Term, ...]) -> bool:
    """Return whether all of some conditions hold, and there is at least one."""
    return bool(terms) and all(TESTS[term.name](walk, term) for term in terms)
