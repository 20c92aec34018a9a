"""Sentences of "Each" karmas: what holds all the time while the Figure is a top card (Ultimate p. 28-29).

None of them is executed; ``engine/query/karmas.py`` reads them. Each looks at the game as it is without other such
karmas.
"""

from __future__ import annotations

from engine.lang.nodes.cards import Selection
from engine.lang.nodes.families import Amount, Step, node


@node
class EachKarma(Step):
    """A sentence that holds while its card is a top card; "you" is the player on whose board it lies."""


@node
class CountAsAchievements(EachKarma):
    """Each of what an amount counts is an achievement of yours."""

    of: Amount


@node
class CountAsAvailable(EachKarma):
    """Each of some cards of yours counts as an available achievement, for you alone."""

    cards: Selection


@node
class RaiseTopForClaims(EachKarma):
    """Each of what an amount counts makes your highest top card one higher where you claim achievements by value."""

    by: Amount


@node
class CountTowardsClaims(EachKarma):
    """Each of some cards is worth so many points where you claim an achievement of the value of that card."""

    cards: Selection
    points: int


@node
class EaseSpecials(EachKarma):
    """Every number that a special achievement requires is one lower for you."""


@node
class MayActivate(EachKarma):
    """Each of some cards is one that you can choose for a Dogma action."""

    cards: Selection
