"""Flags and fountains: marks that count as achievements while they are visible (Ultimate p. 22).

They are no cards, so nothing takes, junks or claims one.
"""

from __future__ import annotations

from engine.lang.terms import Mark
from engine.model.state import State
from engine.query import table
from engine.query.context import Context
from engine.trace import facts
from engine.trace.events import Fact


def counting(c: Context, s: State, seat: int) -> tuple[tuple[int, Mark], ...]:
    """Return the flags and fountains that count as achievements of a seat now, each with its card."""
    shown = table.board(c, s, seat).banners
    if not shown:
        return ()
    return tuple([(card, mark) for card, mark in shown if mark is Mark.FOUNTAIN or _leads(c, s, seat, card)])


def explained(c: Context, s: State, seat: int) -> tuple[Fact, ...]:
    """Return why the visible flags and fountains of a seat count or not, card by card: a fact holds if they count."""
    shown = table.board(c, s, seat).banners
    return tuple(
        _flag(c, s, seat, card)
        if mark is Mark.FLAG
        else facts.FOUNTAIN_COUNTS(seat, cards=(card,), count=shown.count((card, mark)))
        for card, mark in dict.fromkeys(shown)
    )


def _visible(c: Context, s: State, seat: int, card: int) -> tuple[int, int]:
    """Return how many cards of a card's color are visible on a seat's board, and the most on that of an opponent."""
    color = c.catalogue.color[card]
    own = table.visible_in(s, c.piles_of[seat][color])
    return own, max([table.visible_in(s, c.piles_of[each][color]) for each in c.opponents(s, seat)], default=0)


def _leads(c: Context, s: State, seat: int, card: int) -> bool:
    own, most = _visible(c, s, seat, card)
    return own >= most


def _flag(c: Context, s: State, seat: int, card: int) -> Fact:
    own, most = _visible(c, s, seat, card)
    return facts.FLAG_COUNTS(
        seat, holds=own >= most, cards=(card,), color=int(c.catalogue.color[card]), own=own, most=most
    )
