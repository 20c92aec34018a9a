"""The whole state of a game as plain data: ids, ints, strings, tuples, and lists of those.

It can be copied, compared, hashed, pickled and saved (``engine.saves``) at every step, in the middle of a card's
sentence too. Cards are ints (see ``cards.py``); zones are ints laid out by :class:`~engine.model.zones.Zones`; what
runs is one stack of :class:`Frame`; what is asked is one :class:`Request`, owned by the top frame.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.model.frames import layout_of, step_name
from engine.model.layouts import Locals


@dataclass(frozen=True, slots=True)
class Setup:
    """What stays the same for a whole game."""

    edition: int
    """1, 3 or 4"""
    sets: tuple[str, ...]
    players: tuple[str, ...]
    """names in turn order, clockwise; a player's seat is the index"""
    teams: tuple[int, ...]
    """team number by seat; without teams each seat is its own"""
    switches: tuple[tuple[str, str], ...] = ()
    """readings that differ from the edition's default"""
    seed: int = 0


class Frame:
    """One running program: its id, the number of its next step or instruction, its seat, and its locals.

    Locals are ints, strings, truth values, None, and tuples of them; never a card object, never a function.
    ``frames.py`` declares which local lies in which slot of ``vars``.
    """

    __slots__ = ("answer", "pc", "program", "seat", "vars")

    def __init__(
        self, program: str, seat: int, vars_: list[Any], pc: int = 0, answer: tuple[int, ...] | None = None
    ) -> None:
        self.program = program
        self.pc = pc
        self.seat = seat
        self.vars = vars_
        self.answer = answer
        """the last answer to this frame's request, until the frame reads it"""

    @classmethod
    def of(cls, kind: type[Locals], seat: int, /, **given: Any) -> Frame:
        """Return a fresh frame of a kind, at its first step: given locals by name, the others at their first values."""
        return cls(kind.program, seat, kind.layout.fresh(**given))

    def copy(self) -> Frame:
        """Return an independent copy."""
        return Frame(self.program, self.seat, self.vars[:], self.pc, self.answer)

    def key(self) -> tuple[Any, ...]:
        """Return all it holds, for comparing and hashing."""
        return (self.program, self.pc, self.seat, tuple(self.vars), self.answer)

    def __repr__(self) -> str:
        where = step_name(self.program, self.pc)
        answer = f", answer={self.answer!r}" if self.answer is not None else ""
        locals_ = layout_of(self.program).describe(self.vars)
        return f"<{self.program} at {where or self.pc}, seat {self.seat}: {locals_}{answer}>"


class Request(NamedTuple):
    """What a player is asked: the only way the game waits.

    An answer is a set of ``low`` to ``high`` of the options, written as a sorted tuple; empty if ``optional``.
    """

    seat: int
    """the deciding seat"""
    kind: str
    """what the options are: ``action``, ``card``, ``color``, ``value``, ``icon``, ``player``, ``yes-no``, ``sentence``,
    ``order`` (which card next)"""
    options: tuple[int, ...]
    """legal options, sorted and unique; an action is numbered by ``run.actions``"""
    low: int
    high: int
    purpose: str
    """what will happen to the pick: a verb, or ``turn``"""
    card: int = -1
    """the card that asks, -1 for the turn"""
    effect: int = -1
    sentence: int = -1
    optional: bool = False
    """nothing may be chosen instead"""
    together: str = ""
    """in what the picked cards must be alike or differ (``query.together``): ``same-value``; nothing if in nothing"""


class Result(NamedTuple):
    """How a game ended."""

    winners: tuple[int, ...]
    """seats; empty for a draw"""
    reason: str
    """id of the rule that decided: one of ``endings.WAYS_TO_END``"""
    card: int = -1


class State:
    """A game at one moment."""

    __slots__ = ("frames", "out", "repeats", "request", "result", "rng", "seen", "setup", "splays", "where", "zones")

    def __init__(
        self,
        setup: Setup,
        zones: list[tuple[int, ...]],
        where: list[int],
        *,
        splays: list[int],
        seen: list[int] | None = None,
        frames: list[Frame] | None = None,
        request: Request | None = None,
        rng: int = 0,
        out: tuple[int, ...] = (),
        result: Result | None = None,
        repeats: int = 0,
    ) -> None:
        self.setup = setup
        self.zones = zones
        """cards of every zone; index 0 is the top of a pile and the next of a deck"""
        self.where = where
        """zone of every card, -1 if it is not in the game"""
        self.splays = splays
        """the splay of every pile of a board, by zone; of every other zone that a player has it is 0"""
        self.seen = seen if seen is not None else [0] * len(where)
        """for every card the set of seats, as bits, that know which card it is"""
        self.frames = frames if frames is not None else []
        self.request = request
        self.rng = rng
        self.out = out
        """seats that lost or conceded, in that order"""
        self.result = result
        self.repeats = repeats
        """how often effects were repeated, or executed something within them, since an action was last asked for; no
        part of the table, and not compared"""

    @property
    def players(self) -> int:
        """How many players began the game."""
        return len(self.setup.players)

    def copy(self) -> State:
        """Return an independent copy."""
        new = State.__new__(State)
        new.setup = self.setup
        new.zones = self.zones[:]
        new.where = self.where[:]
        new.splays = self.splays[:]
        new.seen = self.seen[:]
        # as Frame.copy, without a call for each: search and undo copy at every answer
        new.frames = [Frame(f.program, f.seat, f.vars[:], f.pc, f.answer) for f in self.frames]
        new.request = self.request
        new.rng = self.rng
        new.out = self.out
        new.result = self.result
        new.repeats = self.repeats
        return new

    __copy__ = copy

    def become(self, other: State) -> None:
        """Become another state, which must not be used any more."""
        for name in self.__slots__:
            setattr(self, name, getattr(other, name))

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def key(self) -> tuple[Any, ...]:
        """Return all it holds but the count of repeats, for comparing and hashing."""
        return (
            self.setup,
            tuple(self.zones),
            tuple(self.splays),
            tuple(self.seen),
            tuple(frame.key() for frame in self.frames),
            self.request,
            self.rng,
            self.out,
            self.result,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())
