"""Which zones a place of the language is: a place is a kind of zone by its word, or several kinds together."""

from __future__ import annotations

from collections.abc import Mapping

from engine.lang.nodes import Zone
from engine.model.zones import (
    ACHIEVEMENTS,
    AVAILABLE,
    BASE,
    BOARD,
    DECK,
    HAND,
    SCORE,
    SPECIALS,
    Fronts,
    Owner,
    ZoneKind,
    Zones,
)

TOGETHER: Mapping[str, tuple[str, ...]] = {
    Zone.TOPS: (BOARD,),
    Zone.BOTTOMS: (BOARD,),
    Zone.ENDS: (BOARD,),
    Zone.VISIBLE: (BOARD,),
    Zone.HAND_AND_SCORE: (HAND, SCORE),
    Zone.ALL_BUT_ACHIEVEMENTS: (BOARD, HAND, SCORE),
    Zone.DECK_TOPS: (DECK,),
    Zone.AVAILABLE_OF_ANY_KIND: (AVAILABLE, SPECIALS),
}
"""the kinds of zone of every place that is not a kind of zone itself"""


def words(place: str, zones: Zones | None = None) -> tuple[str, ...]:
    """Return the words of the kinds of zone that a place is.

    All of a player's cards but the achievements are in more kinds of zone where ``zones`` have more: a safe (VIC-11).
    """
    if zones is not None and place == Zone.ALL_BUT_ACHIEVEMENTS:
        owned = [kind.word for kind in zones.kinds if kind.owner is Owner.EACH_PLAYER]
        return tuple(word for word in owned if word != ACHIEVEMENTS and word not in zones.spared)
    return TOGETHER.get(place, (str(place),))


def kinds(zones: Zones, place: str) -> list[ZoneKind]:
    """Return the kinds of zone that a place is; none, if it is one that the game does not have by its switches.

    Raises:
        ValueError: no zone of any game is called so.
    """
    there_are = [word for word in words(place, zones) if word in zones.of_word or word not in _BASE_WORDS]
    return [zones.kind(word) for word in there_are]


_BASE_WORDS = frozenset(kind.word for kind in BASE)


def is_common(zones: Zones, place: str) -> bool:
    """Return whether nobody owns a place.

    Raises:
        ValueError: no zone of any game is called so.
    """
    return all(kind.owner is Owner.COMMON for kind in kinds(zones, place))


def has_fronts(zones: Zones, place: str, fronts: Fronts) -> bool:
    """Return whether the fronts of any part of a place may be looked at by just those.

    Raises:
        ValueError: no zone of any game is called so.
    """
    return any(kind.fronts is fronts for kind in kinds(zones, place))
