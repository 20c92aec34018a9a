"""The families of nodes: amounts, cards, conditions and steps. Every other node belongs to one of them.

A node has no behaviour and holds no game state.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NoReturn, TypeVar, dataclass_transform

_N = TypeVar("_N")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def node(kind: type[_N]) -> type[_N]:
    """Declare a kind of node: a frozen data class that is compared, hashed and shown as ``Node`` does it.

    Functions of its own for that would be made for each of nearly a hundred classes when they are imported.
    """
    return dataclass(frozen=True, slots=True, eq=False, repr=False)(kind)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Node:
    """A piece of card text; two are equal if they are of one kind and hold the same."""

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and _held(self) == _held(other)

    def __hash__(self) -> int:
        return hash((type(self), _held(self)))

    def __repr__(self) -> str:
        held = zip(self.__dataclass_fields__, _held(self), strict=True)
        return f"{type(self).__qualname__}({', '.join(f'{name}={value!r}' for name, value in held)})"


def _held(one: Any) -> tuple[Any, ...]:
    """Return what a node holds, in the order of its fields."""
    return tuple([getattr(one, name) for name in one.__dataclass_fields__])


def inside(part: object) -> Iterator[object]:
    """Yield a part of card text and everything in it, nodes and what they hold, in the order of the text."""
    if isinstance(part, tuple):
        for each in part:
            yield from inside(each)
        return
    yield part
    if isinstance(part, Node):
        for each in _held(part):
            yield from inside(each)


@node
class Amount(Node):
    """A number. ``+`` and ``-`` are the only operators of the language."""

    def __add__(self, other: Amount | int) -> Plus:
        return Plus(self, other)

    def __sub__(self, other: Amount | int) -> Plus | Minus:
        return Plus(self, -other) if isinstance(other, int) else Minus(self, other)


Number = Amount | int


@node
class Plus(Amount):
    """``left + right``."""

    left: Amount
    right: Number


@node
class Minus(Amount):
    """``left - right``, but never below 0."""

    left: Amount
    right: Amount


@node
class Cards(Node):
    """Some cards: fixed by the state, or to be picked when the verb runs."""


@node
class Condition(Node):
    """Something that holds or does not. It has no truth value outside a running game."""

    def __bool__(self) -> NoReturn:
        msg = "a condition of a card program holds only in a game; it cannot be tested here"
        raise TypeError(msg)


@node
class Step(Node):
    """Something that a player does by an effect."""
