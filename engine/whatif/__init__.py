"""What would change the answer: the same question on tables that differ in one thing each.

The answer is who shares, who is hit, who draws, claims and wins, and where cards end (``whatif.answer``). Each thing
it rests on is varied and played again: an icon or a point more or fewer, another splay, another order, another
edition, another reading. From a seat nothing is played that depends on cards which it cannot know: those are dealt
again first, and where an effect would look at them the answer ends.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cache

from engine.cards.facts import EDITIONS
from engine.cards.sets import registered
from engine.editions import SWITCHES
from engine.explore.worlds import imagine
from engine.game import Game
from engine.lang.nodes import BySwitch, Node, PointsOf, inside
from engine.lang.terms import Splay
from engine.model.state import State
from engine.positions.carry import LeftOut, NoTableError, Original, Setting
from engine.positions.check import given
from engine.positions.files import loads
from engine.positions.position import Answer, Position
from engine.positions.problems import PositionError
from engine.positions.write import dump
from engine.query.sight import Viewer
from engine.run.errors import GameError
from engine.run.machine import Machine
from engine.text.errors import WordedError
from engine.text.messages import phrase
from engine.trace.events import Fact
from engine.trace.facts import CONDITION
from engine.trace.recorder import Level
from engine.whatif.answer import Aspect, Change, Part, Reached, Reply, Stop, Verdict, reach, reply_to
from engine.whatif.edits import Put, splays, with_icon, with_point

__all__ = [
    "Aspect",
    "Change",
    "Kind",
    "Part",
    "Put",
    "Reached",
    "Reply",
    "Stop",
    "Tried",
    "Variation",
    "Verdict",
    "WhatIf",
    "WhatIfError",
    "reach",
    "replies",
    "reply_to",
]

MOST = 200
"""variations of one answer"""
MOST_ORDERS = 12
"""other orders among them"""
SEED = 1
"""by which cards that a seat cannot know are dealt again, always the same"""


class Kind(StrEnum):
    """What is varied."""

    ICON = "icon"
    POINT = "point"
    SPLAY = "splay"
    ORDER = "order"
    EDITION = "edition"
    READING = "reading"


class WhatIfError(WordedError):
    """An answer that cannot be asked about: why, and what to do."""

    code = "what-if"


@dataclass(frozen=True, slots=True, kw_only=True)
class Variation:
    """One thing that is otherwise."""

    kind: Kind
    facts: tuple[int, ...] = ()
    """the places, among the facts of the answer, of those that rest on it; none: the whole answer does"""
    seat: int = -1
    """whose board or score, or who chooses the order"""
    icon: int = -1
    by: int = 0
    """1: an icon or a point more; -1: one fewer"""
    puts: tuple[Put, ...] = ()
    """the cards that lie elsewhere for it"""
    color: int = -1
    splay: Splay = Splay.NONE
    reply: int = -1
    """the place of the reply that is otherwise"""
    picks: tuple[str, ...] = ()
    """ids of the options that are chosen there"""
    edition: int = 0
    switch: str = ""
    choice: str = ""


@dataclass(frozen=True, slots=True)
class Tried:
    """A variation that was played."""

    variation: Variation
    reached: Reached | None
    """``None``: there is no such table"""
    changes: tuple[Change, ...]
    """what the answer becomes; none: it stays as it is"""
    position: Position | None
    """the table before anything happens, which can be opened; ``None``: there is none"""
    replies: tuple[Reply, ...]
    """what is answered on it"""
    left_out: tuple[LeftOut, ...] = ()
    """what of the table another edition has no place for"""

    @property
    def turns(self) -> bool:
        """Whether it turns the answer."""
        return bool(self.changes)


def replies(game: Game, answers: Sequence[Answer]) -> tuple[Reply, ...]:
    """Return the answers of a file or an option as replies, playing them on a game.

    Raises:
        GameError: one of them does not fit what is asked.
    """
    found = []
    for answer in answers:
        request = game.request
        picked = game.parse(given(answer, request, game.machine))
        assert request is not None
        found.append(reply_to(game.machine, request, picked))
        game.play(picked)
    return tuple(found)


class WhatIf:
    """An answer, what it rests on, and which of that turns it; :meth:`grow` plays the variations.

    ``game`` is the table before anything happens; it is not changed. ``viewer`` is who wonders; ``None`` sees every
    card.

    Raises:
        PositionError: the table is in the middle of an action, or the game is over.
        WhatIfError: nothing was answered.
    """

    def __init__(self, game: Game, given: Sequence[Reply], viewer: Viewer = None, *, most: int = MOST) -> None:
        if not given:
            raise WhatIfError(phrase("what-if-nothing"))
        self.viewer = viewer
        self.replies = tuple(given)
        self.machine: Machine = game.machine
        s = game.state
        self.state: State = s.copy() if viewer is None else imagine(game.machine, s, viewer, SEED)
        """the table; from a seat, with the cards that it cannot know dealt again"""
        self._text = dump(self.state)
        self._original = Original(self._text, "table")
        self.reached = reach(Game(self.state.copy(), Level.FULL), self.replies, viewer)
        """the answer itself"""
        self._tables: dict[Variation, State] = {}
        self.variations: tuple[Variation, ...] = tuple(self._variations())[:most]
        self.tried: list[Tried] = []
        """those that were played, in their order"""

    @property
    def complete(self) -> bool:
        """Whether every variation was played."""
        return len(self.tried) == len(self.variations)

    def grow(self, number: int = 1) -> bool:
        """Play so many more variations at most; return whether there are more."""
        for variation in self.variations[len(self.tried) : len(self.tried) + number]:
            self.tried.append(self._try(variation))
        return not self.complete

    @property
    def turning(self) -> list[Tried]:
        """Those that turn the answer, as far as they were played."""
        return [each for each in self.tried if each.turns]

    # --- what can be otherwise ---

    def _variations(self) -> Iterator[Variation]:
        yield from self._icons()
        yield from self._points()
        yield from self._orders()
        setup = self.machine.setup
        for edition in sorted(EDITIONS, reverse=True):
            if edition != setup.edition:
                yield Variation(kind=Kind.EDITION, edition=edition)
        yield from self._readings()

    def _icons(self) -> Iterator[Variation]:
        """Yield one icon more and one fewer, and other splays, of each board whose icons were counted."""
        m, s = self.machine, self.state
        counted: dict[tuple[int, int], list[int]] = {}
        for place, entry in enumerate(self.reached.facts):
            fact = entry.item
            if isinstance(fact, Fact) and fact.seat >= 0 and "icon" in (numbers := dict(fact.numbers)):
                counted.setdefault((fact.seat, int(numbers["icon"])), []).append(place)
        keep = self.reached.executed
        for (seat, icon), places in counted.items():
            if icon < 0 or icon >= len(m.icons):
                continue
            for by in (1, -1):
                edited = with_icon(m, s, seat, icon, by, keep)
                if edited is not None:
                    found = Variation(
                        kind=Kind.ICON, facts=tuple(places), seat=seat, icon=icon, by=by, puts=edited.puts
                    )
                    self._tables[found] = edited.state
                    yield found
            for color, splay, state in splays(m, s, seat, icon):
                found = Variation(kind=Kind.SPLAY, facts=tuple(places), seat=seat, icon=icon, color=color, splay=splay)
                self._tables[found] = state
                yield found

    def _points(self) -> Iterator[Variation]:
        """Yield one point more and one fewer of each score that a told fact names or an executed card asks for."""
        m = self.machine
        ask = {code.id for card in self.reached.executed if card >= 0 for code in m.codes.of(card) if _asks(code.tree)}
        counted: dict[int, list[int]] = {seat: [] for seat in range(self.state.players)} if ask else {}
        for place, entry in enumerate(self.reached.facts):
            fact = entry.item
            if not isinstance(fact, Fact):
                continue
            if fact.seat >= 0 and "points" in dict(fact.numbers):
                counted.setdefault(fact.seat, []).append(place)
            elif fact.kind == CONDITION and entry.at.program.partition(":")[0] in ask:
                for places in counted.values():
                    places.append(place)
        for seat, places in counted.items():
            for by in (1, -1):
                edited = with_point(m, self.state, seat, by) if seat not in self.state.out else None
                if edited is not None:
                    found = Variation(kind=Kind.POINT, facts=tuple(places), seat=seat, by=by, puts=edited.puts)
                    self._tables[found] = edited.state
                    yield found

    def _orders(self) -> Iterator[Variation]:
        """Yield every other card that could have gone next, where a player was asked for the order."""
        count = 0
        for place, request, picked in self.reached.asked:
            if request.kind != "order":
                continue
            for option in request.options:
                if (option,) != picked and count < MOST_ORDERS:
                    count += 1
                    picks = reply_to(self.machine, request, (option,)).picks
                    yield Variation(kind=Kind.ORDER, seat=request.seat, reply=place, picks=picks)

    def _readings(self) -> Iterator[Variation]:
        """Yield the other choices of each switch that a told fact's rule or an executed card asks for."""
        m = self.machine
        cited: dict[str, list[int]] = {}
        for place, entry in enumerate(self.reached.facts):
            if isinstance(entry.item, Fact):
                cited.setdefault(entry.item.rule, []).append(place)
        absent = {switch.id for each in registered() if each.name not in m.setup.sets for switch in each.switches}
        asked = {name for card in self.reached.executed if card >= 0 for name in _switches_of(m, card)}
        for switch in SWITCHES.values():
            if switch.waits_for or m.setup.edition not in switch.arises_in or switch.id in absent:
                continue
            places = tuple(sorted(place for rule in switch.rules for place in cited.get(rule, ())))
            if not places and switch.id not in asked:
                continue
            for choice in switch.choices:
                if choice != m.switches[switch.id]:
                    yield Variation(kind=Kind.READING, facts=places, switch=switch.id, choice=choice)

    # --- playing them ---

    def _try(self, variation: Variation) -> Tried:
        given = self.replies
        left_out: tuple[LeftOut, ...] = ()
        try:
            if variation.kind in (Kind.ICON, Kind.POINT, Kind.SPLAY):
                position = loads(dump(self._tables[variation]), "table")
            elif variation.kind is Kind.ORDER:
                position = loads(self._text, "table")
                changed = given[variation.reply]._replace(picks=variation.picks)
                given = (*given[: variation.reply], changed, *given[variation.reply + 1 :])
            else:
                setup = self.machine.setup
                own = Setting.of(setup.edition, dict(setup.switches))
                setting = (
                    own.choosing({variation.switch: variation.choice})
                    if variation.kind is Kind.READING
                    else self._in_edition(variation.edition)
                )
                (carried,) = self._original.under(setting)
                position, left_out = carried.position, carried.left_out
            reached = reach(position.game(Level.FULL), given, self.viewer)
        except (PositionError, NoTableError, GameError, ValueError):
            return Tried(variation, None, (), None, given)
        if variation.kind is Kind.EDITION and not reached.asked:  # its first card is not there
            return Tried(variation, None, (), None, given, left_out)
        return Tried(variation, reached, self.reached.changes(reached), position, given, left_out)

    def _in_edition(self, edition: int) -> Setting:
        """Return the setting of another edition: the table's own readings hold where the two editions agree."""
        setup = self.machine.setup
        own = {
            name: choice
            for name, choice in setup.switches
            if SWITCHES[name].default(edition) == SWITCHES[name].default(setup.edition)
        }
        return Setting.of(edition, own)


@cache
def _in_tree(tree: Node) -> frozenset[str]:
    found: set[str] = set()
    todo: list[object] = [tree]
    while todo:
        node = todo.pop()
        if isinstance(node, BySwitch):
            found.add(node.switch)
        if isinstance(node, tuple):
            todo += node
        elif isinstance(node, Node):
            todo += [getattr(node, each.name) for each in fields(node)]
    return frozenset(found)


@cache
def _asks(tree: Node) -> bool:
    """Return whether card text asks for a score."""
    return any(isinstance(each, PointsOf) for each in inside(tree))


def _switches_of(m: Machine, card: int) -> frozenset[str]:
    """Return the switches for which the effects of a card ask."""
    return frozenset(name for code in m.codes.of(card) for name in _in_tree(code.tree))
