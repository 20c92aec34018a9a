"""What holds or does not."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.lang.nodes.cards import OneColor
from engine.lang.nodes.families import Amount, Cards, Condition, Number
from engine.lang.nodes.places import Owner, Who
from engine.lang.nodes.verbs import Verb
from engine.lang.terms import Icon, Splay


class Relation(Enum):
    """How two numbers compare."""

    AT_LEAST = "at-least"
    AT_MOST = "at-most"
    EQUALS = "equals"
    MORE = "more"
    FEWER = "fewer"


@dataclass(frozen=True, slots=True)
class Compare(Condition):
    """Two numbers compare so: ``left`` is at least ``right``."""

    left: Number
    relation: Relation
    right: Number


@dataclass(frozen=True, slots=True)
class HasIcon(Condition):
    """A card has an icon, or one of several, in one of its slots."""

    card: Cards
    icons: tuple[Icon, ...]


@dataclass(frozen=True, slots=True)
class HasDemand(Condition):
    """A card has a demand effect."""

    card: Cards


@dataclass(frozen=True, slots=True)
class IsColor(Condition):
    """A card has one of some colours."""

    card: Cards
    color: OneColor | tuple[OneColor, ...]


@dataclass(frozen=True, slots=True)
class IsCard(Condition):
    """A card is that very card."""

    card: Cards
    other: Cards


@dataclass(frozen=True, slots=True)
class IsTopOnAnyBoard(Condition):
    """A card is a top card on any board."""

    card: Cards


@dataclass(frozen=True, slots=True)
class ColorOnBoard(Condition):
    """A card of that card's colour is on a board."""

    card: Cards
    of: Owner = Who.YOU


@dataclass(frozen=True, slots=True)
class IsSplayed(Condition):
    """A colour is splayed in a direction."""

    color: OneColor
    direction: Splay
    of: Owner = Who.YOU


@dataclass(frozen=True, slots=True)
class Not(Condition):
    """The condition does not hold."""

    of: Condition


@dataclass(frozen=True, slots=True)
class Both(Condition):
    """Both conditions hold."""

    first: Condition
    second: Condition


@dataclass(frozen=True, slots=True)
class AnyOf(Condition):
    """At least one of some cards fits; in ``condition`` it is ``each``."""

    cards: Cards
    condition: Condition


@dataclass(frozen=True, slots=True)
class EveryOf(Condition):
    """Each of some cards fits; in ``condition`` it is ``each``."""

    cards: Cards
    condition: Condition


class Quantifier(Enum):
    """Of how many players a condition must hold."""

    EVERY = "every"
    ANY = "any"
    ONLY_YOU = "only-you"
    """you, and nobody else"""


@dataclass(frozen=True, slots=True)
class ForPlayers(Condition):
    """A condition on ``YOU`` holds for every one or any one of some players, or for you alone."""

    quantifier: Quantifier
    who: Who
    condition: Condition


@dataclass(frozen=True, slots=True)
class SingleMost(Condition):
    """You alone have the most (``least``: the least) of an amount; a tie is nobody (4e base p. 30)."""

    amount: Amount
    least: bool = False


@dataclass(frozen=True, slots=True)
class DueToDemand(Condition):
    """This card's demand made anyone do ``verb`` with a card during this action."""

    verb: Verb


@dataclass(frozen=True, slots=True)
class DidAny(Condition):
    """The sentence before moved at least one card ("If you transfer any", "If you tuck a card")."""
