"""What is right, read from a walk: a closed vocabulary of questions put to events, facts and tables.

No answer of a task is written down anywhere: each is one of the terms below, put to the game that was played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from engine.game import Game
from engine.lang.terms import Icon
from engine.model.state import Action, State
from engine.query import table
from engine.query.memory import VERDICT_NAMES
from engine.run.machine import Machine
from engine.run.options import option_ids, plain
from engine.trace.events import Began, Ended, Entry, Fact, Moved
from engine.trace.recorder import Level
from tutor.course.tasks import Answer, Term

FREE = "free"
"""the verb of a free Draw in the ids of moves, to tell it from what a card made somebody draw"""
WHICH = ("first", "last")
ZONES = ("hand", "score", "board", "achievements")
PREFIX = "p"
"""before a player's number in ids: ``p1`` is seat 0"""


def seat_id(seat: int) -> str:
    """Return a seat as ids name it: ``p1``."""
    return f"{PREFIX}{seat + 1}"


@dataclass(frozen=True, slots=True)
class Walk:
    """What was played from one table to another, and all that was told on the way."""

    machine: Machine
    start: State
    end: State
    entries: tuple[Entry, ...]

    @classmethod
    def play(cls, start: Game, answers: tuple[tuple[str, ...], ...]) -> Walk:
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
                case Began("free-draw"):
                    free = True
                case Ended("action"):
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


def _deck(walk: Walk, term: Term) -> Answer:
    """The value of the card drawn: of the first draw, or the last; of a seat, or anybody's."""
    drawn = [moved for verb, moved in walk.moves() if verb in ("draw", FREE) and _of_seat(moved.seat, term)]
    return (str(_which(drawn, term).value),)


def _moves(walk: Walk, term: Term) -> Answer:
    """Who moved cards and how, in order: ``p2-draw-2``; without values where these may differ by choice."""
    verbs, values = term.get("verbs"), term.get("values", True)
    found = [
        f"{seat_id(moved.seat)}-{verb}-{moved.value}" if values else f"{seat_id(moved.seat)}-{verb}"
        for verb, moved in walk.moves()
        if (not verbs or verb in verbs) and _of_seat(moved.seat, term)
    ]
    return tuple(found)


def _covered(walk: Walk, term: Term) -> Answer:
    """How many cards lie under the one that was melded."""
    facts = [fact for fact in walk.items(Fact) if fact.kind == "melded" and _of_seat(fact.seat, term)]
    return (str(_which(facts, term).number("covered")),)


def _verdict(walk: Walk, term: Term) -> Answer:
    """What a seat was in the Dogma action: ``shares``, ``vulnerable``, ``immune`` or ``last``."""
    kinds = {"acts-last": "last"}
    for fact in walk.items(Fact):
        kind = kinds.get(fact.kind, fact.kind)
        if fact.seat == term.get("seat") and kind in VERDICT_NAMES:
            return (kind,)
    return ()


def _verdicts(wanted: str) -> Reader:
    def read(walk: Walk, term: Term) -> Answer:
        return tuple(sorted(seat_id(fact.seat) for fact in walk.items(Fact) if fact.kind == wanted))

    return read


def _executes(walk: Walk, term: Term) -> Answer:
    """Who executes an effect, in order."""
    effect = term.get("effect", 1) - 1
    return tuple(
        seat_id(began.seat) for began in walk.items(Began) if began.what == "execution" and began.number == effect
    )


def _free_draw(walk: Walk, term: Term) -> Answer:
    """Whether there was a free Draw."""
    return ("yes" if any(began.what == "free-draw" for began in walk.items(Began)) else "no",)


def _rule(walk: Walk, term: Term) -> Answer:
    """The rule of a verdict: of the first fact of that kind, or the last."""
    facts = [fact for fact in walk.items(Fact) if fact.kind == term.get("fact") and _of_seat(fact.seat, term)]
    return (_which(facts, term).rule,)


def _count(walk: Walk, term: Term) -> Answer:
    """How many cards a seat has in a zone when the walk is over."""
    return (str(count(walk.machine, walk.end, term.get("seat"), term.get("zone"))),)


def _icons(walk: Walk, term: Term) -> Answer:
    """How many of an icon a seat has when the walk is over."""
    icon = Icon[term.get("icon").upper()]
    return (str(table.icon_count(walk.machine, walk.end, term.get("seat"), icon)),)


def _illegal(walk: Walk, term: Term) -> Answer:
    """Which of some answers the one who decides at the start cannot give."""
    legal = {plain(each) for each in option_ids(walk.machine, walk.start)}
    return tuple(each for each in term.get("of", ()) if plain(each) not in legal)


def _more(walk: Walk, term: Term) -> Answer:
    """After which of two walks a seat has more cards in a zone: ``one``, ``other`` or ``same``."""
    start = Game(walk.start.copy())
    one, other = (
        int(_count(Walk.play(start, tuple((answer,) for answer in term.get(name))), term)[0])
        for name in ("one", "other")
    )
    return ("one" if one > other else "other" if other > one else "same",)


def count(m: Machine, s: State, seat: int, zone: str) -> int:
    """Return how many cards a seat has in a zone."""
    if zone == "board":
        return sum(table.color_counts(m, s, seat))
    place = {"hand": m.zones.hand, "score": m.zones.score, "achievements": m.zones.achievements}[zone]
    return len(s.zones[place(seat)])


def _of_seat(seat: int, term: Term) -> bool:
    wanted = term.get("seat")
    return wanted is None or seat == wanted


def _which(found: list[Any], term: Term) -> Any:
    """Return the first or last of what was found.

    Raises:
        TruthError: nothing was found.
    """
    if not found:
        msg = f"the walk tells nothing of {term.name!r}"
        raise TruthError(msg)
    return found[0 if term.get("which", "first") == "first" else -1]


class TruthError(LookupError):
    """A walk that does not tell what a task wants to know; a mistake in the task."""

    code = "no-truth"


Reader = Callable[[Walk, Term], Answer]

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
        "count": _count,
        "icons": _icons,
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
        "illegal": {},
        "more": {"seat": "seat!", "zone": "zone!", "one": "texts!", "other": "texts!"},
    }
)
"""The arguments of each reader and what they must be; ``!``: it cannot be left out."""


def truth(walk: Walk, read: Term) -> Answer:
    """Return what a walk says.

    Raises:
        TruthError: it says nothing of that.
    """
    return READERS[read.name](walk, read)


# --- what must hold -----------------------------------------------------------------------------------------


def _done(walk: Walk, term: Term) -> bool:
    """Whether an action has been carried out, free Draw and all."""
    return any(_is_action(walk.machine, ended, term) for ended in walk.items(Ended) if ended.what == "action")


def _began(walk: Walk, term: Term) -> bool:
    """Whether an action has begun."""
    return any(_is_action(walk.machine, began, term) for began in walk.items(Began) if began.what == "action")


def _began_other(walk: Walk, term: Term) -> bool:
    """Whether the first action that began is another one."""
    first = next((began for began in walk.items(Began) if began.what == "action"), None)
    return first is not None and not _is_action(walk.machine, first, term)


def _is_action(m: Machine, item: Began | Ended, term: Term) -> bool:
    kind = {Action.DRAW: "draw", Action.MELD: "meld", Action.DOGMA: "dogma", Action.ACHIEVE: "achieve"}[item.number]
    wanted = plain(term.get("action"))
    name = f"{kind} {m.catalogue.key[item.card]}" if item.card >= 0 and kind != "draw" else kind
    return _of_seat(item.seat, term) and wanted in (plain(kind), plain(name))


def _top_card(walk: Walk, term: Term) -> bool:
    """Whether a card is a top card of a seat's board."""
    return walk.machine.catalogue.find(term.get("card")) in table.top_cards(walk.end, term.get("seat"))


def _in_zone(walk: Walk, term: Term) -> bool:
    """Whether a seat has a card in a zone."""
    m, s = walk.machine, walk.end
    zone = s.where[m.catalogue.find(term.get("card"))]
    return zone >= 0 and m.owner[zone] == term.get("seat") and m.kind[zone] == term.get("zone")


def _counted(walk: Walk, term: Term) -> bool:
    return _compared(count(walk.machine, walk.end, term.get("seat"), term.get("zone")), term)


def _icons_are(walk: Walk, term: Term) -> bool:
    return _compared(int(_icons(walk, term)[0]), term)


def _score(walk: Walk, term: Term) -> bool:
    return _compared(table.score(walk.machine, walk.end, term.get("seat")), term)


def _actions(walk: Walk, term: Term) -> bool:
    """How many actions have begun on the way."""
    began = sum(1 for one in walk.items(Began) if one.what == "action" and _of_seat(one.seat, term))
    return _compared(began, term)


def _turn(walk: Walk, term: Term) -> bool:
    """Whether a seat is asked for an action."""
    request = walk.end.request
    return request is not None and request.purpose == "turn" and request.seat == term.get("seat")


def _over(walk: Walk, term: Term) -> bool:
    """Whether the game is over."""
    return walk.end.result is not None


def _compared(number: int, term: Term) -> bool:
    wanted, least, most = term.get("is"), term.get("at-least"), term.get("at-most")
    return (
        (wanted is None or number == wanted) and (least is None or number >= least) and (most is None or number <= most)
    )


Test = Callable[[Walk, Term], bool]

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
        "game-over": _over,
    }
)
TEST_ARGS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "done": {"seat": "seat", "action": "text!"},
        "began": {"seat": "seat", "action": "text!"},
        "began-other": {"seat": "seat", "action": "text!"},
        "top-card": {"seat": "seat!", "card": "card!"},
        "has": {"seat": "seat!", "card": "card!", "zone": "zone!"},
        "count": {"seat": "seat!", "zone": "zone!", **_BOUNDS},
        "icons": {"seat": "seat!", "icon": "icon!", **_BOUNDS},
        "score": {"seat": "seat!", **_BOUNDS},
        "actions": {"seat": "seat", **_BOUNDS},
        "turn": {"seat": "seat!"},
        "game-over": {},
    }
)
"""The arguments of each condition and what they must be."""


def holds(walk: Walk, terms: tuple[Term, ...]) -> bool:
    """Return whether all of some conditions hold, and there is at least one."""
    return bool(terms) and all(TESTS[term.name](walk, term) for term in terms)
