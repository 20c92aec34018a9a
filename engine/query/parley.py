"""Neighbors and distant players, for Parley (4e base p. 32)."""

from __future__ import annotations

from engine.model.state import State
from engine.query import table
from engine.query.context import Context


def is_distant(c: Context, s: State, one: int, other: int) -> bool:
    """Return whether two seats still in the game are neither neighbors nor teammates; with three left nobody is."""
    if one == other or not c.parley or not c.are_opponents(one, other):
        return False
    order = c.seats_from(s, one)
    if other not in order or one not in order:
        return False
    return order.index(other) not in (1, len(order) - 1)


def distant_tops(c: Context, s: State, seat: int) -> list[int]:
    """Return the top cards that a seat could choose for a Dogma by a Parley; none without a card to return."""
    if not c.parley or not table.hand(c, s, seat):
        return []
    return [
        card
        for other in c.seats_from(s, seat)
        if is_distant(c, s, seat, other)
        for card in table.top_cards(c, s, other)
    ]
