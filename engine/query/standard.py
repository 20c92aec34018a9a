"""The standard achievements: one card of each age, laid aside at setup (4e base pp. 4-5)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Generic, NamedTuple, TypeVar

from engine.lang.terms import LAST_AGE
from engine.model.state import State
from engine.query.context import Context

T = TypeVar("T")


def standard_ages(readings: Mapping[str, str]) -> range:
    """Return the ages of which a card is laid aside: 1 to 10 (third edition and before: to 9)."""
    return range(1, 11 if readings["achievement-ages"] == "one-to-ten" else 10)


def owned_ages(c: Context, s: State) -> set[int]:
    """Return the ages of the base cards that players have as achievements."""
    return {
        c.catalogue.age[card]
        for seat in range(s.players)
        for card in s.zones[c.zones.achievements(seat)]
        if not c.catalogue.is_special(card) and c.catalogue.facts[card].set == "base"
    }


class Laid(NamedTuple, Generic[T]):
    """A card, or any card of its value, that a player has as an achievement or that is available as one."""

    value: int
    owned: bool
    at: T
    """where it was found"""


def impossible(
    sets: Collection[str], readings: Mapping[str, str], laid: Iterable[Laid[T]]
) -> Iterator[tuple[Laid[T], Laid[T] | None]]:
    """Yield each achievement that cannot be there, with the earlier one of its value, or ``None`` if none can be.

    In the base game a card becomes an achievement when it is laid aside at setup, or by the Chain Rule, which gives a
    player an 11 (4e base pp. 4-5, 28). Further sets may bring more ways, so nothing is impossible with one.
    """
    if set(sets) - {"base"}:
        return
    chained = LAST_AGE if readings["chain-rule"] != "none" else 0
    first: dict[int, Laid[T]] = {}
    for each in laid:
        if each.owned and each.value == chained:
            continue
        if each.value not in standard_ages(readings):
            yield each, None
        elif each.value in first:
            yield each, first[each.value]
        else:
            first[each.value] = each
