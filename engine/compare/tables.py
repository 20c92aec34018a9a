"""Two tables laid from one position: what lies elsewhere, or only on one of them."""

from __future__ import annotations

from typing import NamedTuple

from engine.game import Game
from engine.model.zones import DECK
from engine.positions.carry import OUT_OF_PLAY
from engine.run.machine import Machine


class Laid(NamedTuple):
    """A zone in which not the same cards lie. It is no deck."""

    zones: tuple[str, str]
    """its name on either table: ``available``, ``hand:0``"""
    cards: tuple[tuple[int, ...], tuple[int, ...]]
    """those that lie only there on the first table, and on the second"""


def place_name(m: Machine, zone: int) -> str:
    """Return the name of a zone, the same in all editions: what is out of play is in the junk, or is removed."""
    out_of_play = m.zones.kind_of[zone].position_key in OUT_OF_PLAY.values()
    return OUT_OF_PLAY["junk"] if out_of_play else m.zones.name(zone)


def differing_zones(one: Game, other: Game) -> tuple[Laid, ...]:
    """Return the zones, but for decks, in which not the same cards lie.

    What is missing on a table lies in its deck there, or is no card of that edition.
    """
    found = []
    held = [_held(game) for game in (one, other)]
    for name in dict.fromkeys([*held[0], *held[1]]):
        (zone, mine), (other_zone, theirs) = (each.get(name, ("", ())) for each in held)
        only = tuple(card for card in mine if card not in theirs), tuple(card for card in theirs if card not in mine)
        if any(only):
            found.append(Laid((zone, other_zone), only))
    return tuple(found)


def decks_of_one(one: Game, other: Game) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the names of the decks that only the first game has, and of those that only the second has."""
    decks = [
        [m.zones.name(zone) for zone, kind in enumerate(m.zones.kind_of) if kind.word == DECK]
        for m in (one.machine, other.machine)
    ]
    only = [tuple(name for name in decks[side] if name not in decks[1 - side]) for side in (0, 1)]
    return only[0], only[1]


def _held(game: Game) -> dict[str, tuple[str, tuple[int, ...]]]:
    """Return what lies in each zone but the decks: its name and the cards, by the name that all editions share."""
    m = game.machine
    found: dict[str, tuple[str, tuple[int, ...]]] = {}
    for zone, cards in enumerate(game.state.zones):
        if cards and m.zones.kind_of[zone].word != DECK:
            name = place_name(m, zone)
            first, others = found.get(name, (m.zones.name(zone), ()))
            found[name] = first, (*others, *cards)
    return found
