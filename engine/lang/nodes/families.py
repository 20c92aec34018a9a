"""The families of nodes: amounts, cards, conditions and steps. Every other node belongs to one of them.

A node has no behaviour and holds no game state.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NoReturn


@dataclass(frozen=True, slots=True)
class Node:
    """A piece of card text."""


@dataclass(frozen=True, slots=True)
class Amount(Node):
    """A number. ``+`` and ``-`` are the only operators of the language."""

    def __add__(self, other: Amount | int) -> Plus:
        return Plus(self, other)

    def __sub__(self, other: Amount | int) -> Plus:
        return Plus(self, -other) if isinstance(other, int) else NotImplemented


Number = Amount | int


@dataclass(frozen=True, slots=True)
class Plus(Amount):
    """``left + right``."""

    left: Amount
    right: Number


@dataclass(frozen=True, slots=True)
class Cards(Node):
    """Some cards: fixed by the state, or to be picked when the verb runs."""


@dataclass(frozen=True, slots=True)
class Condition(Node):
    """Something that holds or does not. It has no truth value outside a running game."""

    def __bool__(self) -> NoReturn:
        msg = "a condition of a card program holds only in a game; it cannot be tested here"
        raise TypeError(msg)


@dataclass(frozen=True, slots=True)
class Step(Node):
    """Something that a player does by an effect."""
