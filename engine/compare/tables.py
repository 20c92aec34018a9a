"""Two tables laid from one position: what lies elsewhere, or only on one of them."""

from __future__ import annotations

from typing import NamedTuple

from engine.game import Game
from engine.model.zones import DECK


class Laid(NamedTuple):
    """A zone in which not the same cards lie. It is no deck."""

    zone: str
    """its name, ``junk`` or ``hand:0``"""
    cards: tuple[tuple[int, ...], tuple[int, ...]]
    """those that lie only there on the first table, and on the second"""


def differing_zones(one: Game, other: Game) -> tuple[Laid, ...]:
    """Return the zones, but for decks, in which not the same cards lie.

    What is missing on a table lies in its deck there, or is no card of that edition.
    """
    found = []
    held = [_held(game) for game in (one, other)]
    for zone in dict.fromkeys([*held[0], *held[1]]):
        mine, theirs = (each.get(zone, ()) for each in held)
        only = tuple(card for card in mine if card not in theirs), tuple(card for card in theirs if card not in mine)
        if any(only):
            found.append(Laid(zone, only))
    return tuple(found)


def decks_of_one(one: Game, other: Game) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the names of the decks that only the first game has, and of those that only the second has."""
    decks = [
        [m.zones.name(zone) for zone, kind in enumerate(m.zones.kind_of) if kind.word == DECK]
        for m in (one.machine, other.machine)
    ]
    only = [tuple(name for name in decks[side] if name not in decks[1 - side]) for side in (0, 1)]
    return only[0], only[1]


def _held(game: Game) -> dict[str, tuple[int, ...]]:
    zones = game.machine.zones
    return {
        zones.name(zone): cards
        for zone, cards in enumerate(game.state.zones)
        if cards and zones.kind_of[zone].word != DECK
    }
