"""What an end is, in the few words by which ends are compared: who has what, and whether the game is over."""

from __future__ import annotations

from array import array
from itertools import compress
from operator import is_not
from typing import NamedTuple

from engine.model.state import Result, State
from engine.query import sight
from engine.query.sight import Viewer
from engine.query.table import icon_totals, score
from engine.run.machine import Machine


class Holding(NamedTuple):
    """What a player has."""

    score: int
    hand: int
    """how many cards"""
    achievements: tuple[int, ...]
    """claimed achievements, sorted: a special one by its id, of any other only its value, as minus the value less 1

    Nobody may look at the front of a claimed achievement (4e base p. 33), so its value is all that there is to compare.
    """
    icons: tuple[int, ...]
    """the totals by icon"""


class End(NamedTuple):
    """What is compared of an end; ends that are the same here are one row of the table of outcomes."""

    players: tuple[Holding, ...]
    """by seat"""
    result: Result | None
    """how the game ended; ``None``: it goes on"""


def end_of(m: Machine, s: State) -> End:
    """Return what is compared of a state."""
    return End(tuple([holding(m, s, seat) for seat in range(s.players)]), s.result)


def holding(m: Machine, s: State, seat: int) -> Holding:
    """Return what a player has in a state."""
    zones, catalogue = s.zones, m.catalogue
    claimed = zones[m.zones.achievements_of[seat]]
    return Holding(
        score(m, s, seat),
        len(zones[m.zones.hand_of[seat]]),
        tuple(sorted([card if catalogue.is_special(card) else -1 - catalogue.age[card] for card in claimed]))
        if claimed
        else (),
        icon_totals(m, s, seat),
    )


def moved(m: Machine, before: State, after: State, viewer: Viewer) -> bytes:
    """Return where the cards are that have changed their zone, and that the viewer knows there: pairs (card, zone)."""
    pairs, old = list[int](), before.where
    # most zones are the very same: a loop over all of them would be half of this, at every end
    for zone in compress(range(len(after.zones)), map(is_not, before.zones, after.zones)):
        for card in after.zones[zone]:
            if old[card] != zone and sight.knows(m, after, viewer, card):
                pairs += (card, zone)
    return array("H", pairs).tobytes()


def places(moves: bytes) -> dict[int, int]:
    """Return the zone by card of what :func:`moved` has written."""
    pairs = array("H", moves)
    return dict(zip(pairs[::2], pairs[1::2], strict=True))
