"""How a kind of frame is declared: kinds of locals, steps by name, and the layout that follows from a declaration.

``frames.py`` declares the frames that there are. A declaration reads so::

    class WalkStep(Steps):
        BEGIN = step()
        GO_ON = step()

    class WalkFrame(Locals, program="walk", runs_on="action", steps=WalkStep):
        LENGTH = local(Number(1, 9), 3)
        GUIDE = local(Card(none=True))

Then ``WalkFrame.GUIDE`` is the number of a slot and ``WalkStep.GO_ON`` that of a step, and ``WalkFrame.layout`` knows
names, kinds and first values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, TypeVar, cast

HIGHEST = 1_000_000
"""how large a number in a frame may be, either way"""
NESTING = 3
"""how many tuples inside each other a local of no particular kind may hold"""
LONGEST_WORD = 100
"""how many characters a word in such a local may have"""

Rename = Callable[[int, int], int]
"""gives the card that takes a card's place: (card, what to return if it stays) -> card"""


class CardNames(NamedTuple):
    """How the cards of a game are named in a save."""

    key: Mapping[int, str]
    """the key of every card and special achievement, by id"""
    card: Callable[[str], int]
    """gives the id of a key, and raises what its caller wants raised for a key that no card has"""


@dataclass(frozen=True)
class Misfit:
    """A value in a save that its local cannot hold; it fits no kind."""

    found: Any

    def __repr__(self) -> str:
        return repr(self.found)


class Bounds(NamedTuple):
    """The seats and cards of the game, which a local may name."""

    players: int
    cards: frozenset[int]
    """the ids of all cards and special achievements of the game"""


# --- kinds of locals ----------------------------------------------------------------------------------------


class Kind:
    """What a local holds: what fits it, how cards in it are relabelled, and how a save names it."""

    @property
    def first(self) -> Any:
        """The value that a local of this kind begins with, unless its declaration gives another."""
        return None

    @property
    def holds_cards(self) -> bool:
        """Whether there may be cards in it to relabel."""
        return False

    def fits(self, value: Any, bounds: Bounds) -> bool:
        """Return whether a game with these bounds can hold the value."""
        raise NotImplementedError

    def relabelled(self, value: Any, rename: Rename) -> Any:
        """Return the value with its cards renamed."""
        return value

    def named(self, value: Any, cards: CardNames) -> Any:
        """Return a value that fits as JSON holds it, by names: no id and no number of a word is in it."""
        return value

    def unnamed(self, plain: Any, cards: CardNames) -> Any:
        """Return the value that JSON names; what names none becomes something that does not fit."""
        return plain


@dataclass(frozen=True)
class Number(Kind):
    """A whole number in a range; a truth value is none."""

    low: int = 0
    high: int = HIGHEST
    first: int = 0

    def fits(self, value: Any, bounds: Bounds) -> bool:
        """See ``Kind``."""
        return type(value) is int and self.low <= value <= self.high


@dataclass(frozen=True)
class Flag(Kind):
    """True or False."""

    first: bool = False

    def fits(self, value: Any, bounds: Bounds) -> bool:
        """See ``Kind``."""
        return type(value) is bool


@dataclass(frozen=True)
class Word(Kind):
    """One of the words of a closed list; the first of them to begin with."""

    words: tuple[str, ...]

    @property
    def first(self) -> str:
        """See ``Kind``."""
        return self.words[0]

    def fits(self, value: Any, bounds: Bounds) -> bool:
        """See ``Kind``."""
        return isinstance(value, str) and value in self.words


NO_TERM = "none"
"""how a save names -1 where a local may hold no term"""


@dataclass(frozen=True)
class Term(Kind):
    """The number of a word in a closed list: a colour, an icon, a verdict. A save names the word.

    ``none`` allows -1 for no term.
    """

    words: tuple[str, ...]
    none: bool = False
    first: int = 0

    def fits(self, value: Any, bounds: Bounds) -> bool:
        """See ``Kind``."""
        return type(value) is int and -self.none <= value < len(self.words)

    def named(self, value: int, cards: CardNames) -> str:
        """See ``Kind``."""
        return self.words[value] if value >= 0 else NO_TERM

    def unnamed(self, plain: Any, cards: CardNames) -> Any:
        """See ``Kind``."""
        if plain in self.words and isinstance(plain, str):
            return self.words.index(plain)
        return -1 if plain == NO_TERM else Misfit(plain)


@dataclass(frozen=True)
class Name(Kind):
    """The name of something that the game's sets bring: a kind of action, a program.

    Only its form is checked here; the caller, who knows the game's sets, checks whether it exists.
    """

    first: str = ""

    def fits(self, value: Any, bounds: Bounds) -> bool:
        """See ``Kind``."""
        return isinstance(value, str) and len(value) <= LONGEST_WORD


@dataclass(frozen=True)
class Card(Kind):
    """A card or a special achievement by id.

    ``none`` allows -1 for no card. The card of a running program is ``executing``: everybody knows it, and the
    program's id names it too, so that it is never relabelled.
    """

    none: bool = False
    executing: bool = False
    first: int = -1

    @property
    def holds_cards(self) -> bool:
        """See ``Kind``."""
        return not self.executing

    def fits(self, value: Any, bounds: Bounds) -> bool:
        """See ``Kind``."""
        return type(value) is int and (value in bounds.cards or (self.none and value == -1))

    def relabelled(self, value: int, rename: Rename) -> int:
        """See ``Kind``."""
        return value if self.executing else rename(value, value)

    def named(self, value: int, cards: CardNames) -> str | None:
        """See ``Kind``; no card is ``None``."""
        return cards.key[value] if value >= 0 else None

    def unnamed(self, plain: Any, cards: CardNames) -> Any:
        """See ``Kind``."""
        if plain is None:
            return -1
        return cards.card(plain) if isinstance(plain, str) else Misfit(plain)


@dataclass(frozen=True)
class Seat(Kind):
    """A seat; ``nobody`` allows -1."""

    nobody: bool = False

    @property
    def first(self) -> int:
        """See ``Kind``."""
        return -1 if self.nobody else 0

    def fits(self, value: Any, bounds: Bounds) -> bool:
        """See ``Kind``."""
        return type(value) is int and -self.nobody <= value < bounds.players

    def named(self, value: int, cards: CardNames) -> int | None:
        """See ``Kind``; nobody is ``None``."""
        return value if value >= 0 else None

    def unnamed(self, plain: Any, cards: CardNames) -> Any:
        """See ``Kind``."""
        if plain is None:
            return -1
        return plain if type(plain) is int and plain >= 0 else Misfit(plain)


@dataclass(frozen=True)
class Maybe(Kind):
    """A value of another kind, or ``None``: nothing yet, or there was nothing to choose."""

    kind: Kind
    first: None = None

    @property
    def holds_cards(self) -> bool:
        """See ``Kind``."""
        return self.kind.holds_cards

    def fits(self, value: Any, bounds: Bounds) -> bool:
        """See ``Kind``."""
        return value is None or self.kind.fits(value, bounds)

    def relabelled(self, value: Any, rename: Rename) -> Any:
        """See ``Kind``."""
        return value if value is None else self.kind.relabelled(value, rename)

    def named(self, value: Any, cards: CardNames) -> Any:
        """See ``Kind``."""
        return value if value is None else self.kind.named(value, cards)

    def unnamed(self, plain: Any, cards: CardNames) -> Any:
        """See ``Kind``."""
        return plain if plain is None else self.kind.unnamed(plain, cards)


@dataclass(frozen=True)
class Several(Kind):
    """A tuple of values of one kind."""

    kind: Kind
    first: tuple[()] = ()

    @property
    def holds_cards(self) -> bool:
        """See ``Kind``."""
        return self.kind.holds_cards

    def fits(self, value: Any, bounds: Bounds) -> bool:
        """See ``Kind``."""
        return isinstance(value, tuple) and all(self.kind.fits(each, bounds) for each in value)

    def relabelled(self, value: tuple[Any, ...], rename: Rename) -> tuple[Any, ...]:
        """See ``Kind``."""
        return tuple([self.kind.relabelled(each, rename) for each in value])

    def named(self, value: tuple[Any, ...], cards: CardNames) -> list[Any]:
        """See ``Kind``."""
        return [self.kind.named(each, cards) for each in value]

    def unnamed(self, plain: Any, cards: CardNames) -> Any:
        """See ``Kind``."""
        return tuple([self.kind.unnamed(each, cards) for each in plain]) if isinstance(plain, list) else Misfit(plain)


@dataclass(frozen=True)
class BySeat(Several):
    """A tuple with a value for every seat, in their order; ``unset`` allows an empty one."""

    unset: bool = False

    def fits(self, value: Any, bounds: Bounds) -> bool:
        """See ``Kind``."""
        return super().fits(value, bounds) and (len(value) == bounds.players or (self.unset and value == ()))


@dataclass(frozen=True)
class Record(Kind):
    """A named tuple; ``kinds`` are the kinds of its fields, in their order.

    A save names the fields; one that it does not name has the first value of its kind.
    """

    type: type[tuple[Any, ...]]
    kinds: tuple[Kind, ...]

    @property
    def holds_cards(self) -> bool:
        """See ``Kind``."""
        return any(kind.holds_cards for kind in self.kinds)

    def fits(self, value: Any, bounds: Bounds) -> bool:
        """See ``Kind``."""
        return type(value) is self.type and all(
            kind.fits(each, bounds) for kind, each in zip(self.kinds, value, strict=True)
        )

    def relabelled(self, value: tuple[Any, ...], rename: Rename) -> tuple[Any, ...]:
        """See ``Kind``."""
        return self.type(*(kind.relabelled(each, rename) for kind, each in zip(self.kinds, value, strict=True)))

    @property
    def fields(self) -> tuple[tuple[str, Kind], ...]:
        """The fields by name, with their kinds."""
        names: tuple[str, ...] = self.type._fields  # type: ignore[attr-defined]  # every named tuple has them
        return tuple(zip(names, self.kinds, strict=True))

    def named(self, value: tuple[Any, ...], cards: CardNames) -> dict[str, Any]:
        """See ``Kind``."""
        return {name: kind.named(each, cards) for (name, kind), each in zip(self.fields, value, strict=True)}

    def unnamed(self, plain: Any, cards: CardNames) -> Any:
        """See ``Kind``."""
        if not isinstance(plain, dict) or not plain.keys() <= {name for name, _ in self.fields}:
            return Misfit(plain)
        return self.type(
            *(kind.unnamed(plain[name], cards) if name in plain else kind.first for name, kind in self.fields)
        )


@dataclass(frozen=True)
class Anything(Kind):
    """Plain data of no particular kind: numbers, short words, truth values, ``None``, and tuples of them.

    There are no cards, colours or icons in it: a save could not name them.
    """

    def fits(self, value: Any, bounds: Bounds) -> bool:
        """See ``Kind``."""
        return is_plain(value)

    def named(self, value: Any, cards: CardNames) -> Any:
        """See ``Kind``."""
        return [self.named(each, cards) for each in value] if isinstance(value, tuple) else value

    def unnamed(self, plain: Any, cards: CardNames) -> Any:
        """See ``Kind``."""
        return tuple([self.unnamed(each, cards) for each in plain]) if isinstance(plain, list) else plain


def is_plain(value: Any, depth: int = NESTING) -> bool:
    """Return whether a local of any kind could hold a value."""
    if isinstance(value, tuple):
        return depth > 0 and len(value) <= HIGHEST and all(is_plain(each, depth - 1) for each in value)
    if isinstance(value, str):
        return len(value) <= LONGEST_WORD
    return value is None or isinstance(value, bool) or (type(value) is int and -HIGHEST <= value <= HIGHEST)


# --- steps --------------------------------------------------------------------------------------------------


def step() -> int:
    """Declare a step of a program: an int in the class, by the order of declaration."""
    return cast("int", _STEP)


_STEP = object()
_H = TypeVar("_H")


class Steps:
    """The steps of a system program, in the order of declaration; ``Frame.pc`` is one of these numbers.

    The order means nothing: a handler says by name which step comes next.
    """

    names: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        names = [name for name, value in vars(cls).items() if value is _STEP]
        for number, name in enumerate(names):
            setattr(cls, name, number)
        cls.names = tuple(name.lower() for name in names)

    @classmethod
    def handled(cls, **handlers: _H) -> tuple[_H, ...]:
        """Return the handlers of all steps, given by the steps' names, in the order of their numbers.

        Raises:
            TypeError: a step without a handler, or a handler without a step.
        """
        if set(handlers) != set(cls.names):
            msg = f"{cls.__name__}: one handler for each of {', '.join(cls.names)}, not {', '.join(handlers)}"
            raise TypeError(msg)
        return tuple(handlers[name] for name in cls.names)


# --- layouts ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Local:
    """One local of a frame."""

    name: str
    kind: Kind
    first: Any


@dataclass(frozen=True)
class Fault:
    """What is wrong with the locals of a frame."""

    local: str
    """the local's name; nothing if there are too few or too many"""
    found: str
    """the value, cut short"""


@dataclass(frozen=True)
class Layout:
    """The locals of one kind of frame, in the order of their slots."""

    program: str
    locals: tuple[Local, ...]
    names: tuple[str, ...] = field(init=False)
    first: tuple[Any, ...] = field(init=False)
    """first values, by slot"""
    slots: Mapping[str, int] = field(init=False)
    _cards: tuple[tuple[int, Kind], ...] = field(init=False)

    def __post_init__(self) -> None:
        found = {
            "names": tuple(local.name for local in self.locals),
            "first": tuple(local.first for local in self.locals),
            "slots": MappingProxyType({local.name: slot for slot, local in enumerate(self.locals)}),
            "_cards": tuple((slot, local.kind) for slot, local in enumerate(self.locals) if local.kind.holds_cards),
        }
        for name, value in found.items():
            object.__setattr__(self, name, value)

    def fresh(self, **given: Any) -> list[Any]:
        """Return a list of locals: those given by name, the others at their first values.

        Raises:
            KeyError: there is no local of that name.
        """
        values = [*self.first]
        for name, value in given.items():
            values[self.slots[name]] = value
        return values

    def fault(self, values: Sequence[Any], bounds: Bounds) -> Fault | None:
        """Return the first local that holds what it cannot; ``None`` if there is none."""
        if len(values) != len(self.locals):
            return Fault("", f"{len(values)} locals instead of {len(self.locals)}")
        for local, value in zip(self.locals, values, strict=True):
            if not local.kind.fits(value, bounds):
                return Fault(local.name, f"{value!r:.60}")
        return None

    def relabel(self, values: list[Any], rename: Rename) -> None:
        """Rename the cards that the locals hold, in place."""
        for slot, kind in self._cards:
            if values[slot] != ():
                values[slot] = kind.relabelled(values[slot], rename)

    def named(self, values: Sequence[Any], cards: CardNames) -> dict[str, Any]:
        """Return the locals by name as JSON holds them, those at their first values left out."""
        return {local.name: local.kind.named(value, cards) for local, value in self._changed(values)}

    def unnamed(self, plain: Mapping[str, Any], cards: CardNames) -> list[Any]:
        """Return the locals that JSON names; a local that it does not name takes its first value.

        What cannot be in a local comes back as something that ``fault`` finds.

        Raises:
            KeyError: there is no local of that name.
        """
        return self.fresh(
            **{name: self.locals[self.slots[name]].kind.unnamed(value, cards) for name, value in plain.items()}
        )

    def _changed(self, values: Sequence[Any]) -> Iterator[tuple[Local, Any]]:
        for local, value in zip(self.locals, values, strict=False):
            if value != local.first or type(value) is not type(local.first):
                yield local, value

    def describe(self, values: Sequence[Any]) -> str:
        """Return the locals that are not at their first values as ``name=value``, for reading; any list will do."""
        named = [f"{local.name}={value!r}" for local, value in self._changed(values)]
        return ", ".join([*named, *(f"?={value!r}" for value in values[len(self.locals) :])])


def local(kind: Kind, first: Any = ...) -> int:
    """Declare a local of a frame: its slot number in the class, by the order of declaration."""
    return cast("int", (kind, kind.first if first is ... else first))


class Locals:
    """The locals of one kind of frame: a subclass declares them in the order of their slots.

    A class attribute is then a slot number, to be used as an index: ``frame.vars[ActionFrame.QUEUE]``.
    """

    program: ClassVar[str]
    """the program that such a frame runs"""
    runs_on: ClassVar[str | None]
    """the program of the frame beneath: nothing at the bottom of the stack; ``None`` for whatever an action executes"""
    steps: ClassVar[type[Steps] | None]
    """the steps of the program; ``None`` for a card's effect, whose places are numbers of instructions"""
    layout: ClassVar[Layout]

    def __init_subclass__(cls, *, program: str, runs_on: str | None = None, steps: type[Steps] | None = None) -> None:
        declared = [(name, value) for name, value in vars(cls).items() if isinstance(value, tuple)]
        for slot, (name, _) in enumerate(declared):
            setattr(cls, name, slot)
        cls.program, cls.runs_on, cls.steps = program, runs_on, steps
        cls.layout = Layout(program, tuple(Local(name.lower(), kind, first) for name, (kind, first) in declared))
