"""What is asked of a table: icons, top cards, values, score. Continuous effects will hook in here and nowhere else."""

from __future__ import annotations

from engine.lang.terms import Icon
from engine.model.cards import ICON_BITS, ICON_MASK
from engine.model.cards import icon_count as icon_count_of
from engine.model.state import AREA, HAND, SCORE, State
from engine.query.board import Board
from engine.query.context import Context


def board(c: Context, s: State, seat: int) -> Board:
    """Return what a seat's board amounts to, counted anew only when it is not the board counted last.

    What was counted is kept beside the very piles and splays it was counted from, and is compared with them: whoever
    changes a board, and however, need not tell.
    """
    first = seat * AREA
    piles, splays = s.zones[first : first + HAND], s.splays[first : first + HAND]
    known = c.boards[seat]
    if known is None or known.piles != piles or known.splays != splays:
        known = c.boards[seat] = Board(piles, splays, c.catalogue)
    return known


def icons_packed(c: Context, s: State, seat: int) -> int:
    """Return a board's visible icons, 8 bits an icon (4e base p. 6, Your Civilization)."""
    return board(c, s, seat).icons


def icon_count(c: Context, s: State, seat: int, icon: int) -> int:
    """Return how many of an icon are visible on a board."""
    return board(c, s, seat).icons >> ICON_BITS * icon & ICON_MASK


def icon_totals(c: Context, s: State, seat: int) -> tuple[int, ...]:
    """Return the seven icon totals of a board, in the order of :class:`Icon`."""
    packed = icons_packed(c, s, seat)
    return tuple(icon_count_of(packed, icon) for icon in Icon)


def icon_sources(c: Context, s: State, seat: int, icon: int) -> tuple[tuple[int, int, int], ...]:
    """Return (seat, card, how many) for each card of a board that shows an icon: the count, card by card."""
    full, shift = c.catalogue.packed_full, ICON_BITS * icon
    found: list[tuple[int, int, int]] = []
    if not icon_count(c, s, seat, icon):
        return ()
    for zone in range(seat * AREA, seat * AREA + HAND):
        pile = s.zones[zone]
        if not pile:
            continue
        number = full[pile[0]] >> shift & ICON_MASK
        if number:
            found.append((seat, pile[0], number))
        splay = s.splays[zone]
        if splay:
            row = c.catalogue.packed[splay]
            for card in pile[1:]:
                number = row[card] >> shift & ICON_MASK
                if number:
                    found.append((seat, card, number))
    return tuple(found)


def top_cards(s: State, seat: int) -> list[int]:
    """Return a board's top cards, by colour."""
    first = seat * AREA
    return [pile[0] for pile in s.zones[first : first + HAND] if pile]


def is_top(s: State, card: int) -> bool:
    """Return whether a card is a top card of any board."""
    zone = s.where[card]
    return 0 <= zone < s.players * AREA and zone % AREA < HAND and s.zones[zone][0] == card


def highest_top(c: Context, s: State, seat: int) -> int:
    """Return the value of a board's highest top card; 0 for an empty board (2011 FAQ)."""
    return board(c, s, seat).highest


def members(c: Context, s: State, seat: int, place: int) -> tuple[int, ...]:
    """Return the cards in a hand or score pile, and those that count as being there.

    A karma looks at where cards lie, not at what another karma makes of that (Ultimate p. 28, Karma Chains).
    """
    found = s.zones[seat * AREA + place]
    for card in top_cards(s, seat) if c.also else ():
        for source, target in c.also.get(card, ()):
            if target == place:
                found = (*found, *s.zones[seat * AREA + source])
    return found


def score(c: Context, s: State, seat: int) -> int:
    """Return a player's score: the values in the score pile, added up (4e base p. 7)."""
    cards = members(c, s, seat, SCORE) if c.also else s.zones[seat * AREA + SCORE]
    return sum(map(c.catalogue.age.__getitem__, cards))


def deck_for(c: Context, s: State, value: int) -> int:
    """Return the age a draw of ``value`` takes its card from: the next deck up that is not empty, or one too high.

    A result above the last age means that the draw ends the game (4e base p. 11).
    """
    age, first = max(value, 1), c.first_deck
    while age <= c.last_age and not s.zones[first + age]:
        age += 1
    return age


def color_counts(c: Context, s: State, seat: int) -> list[int]:
    """Return how many cards lie in each colour of a board."""
    first = seat * AREA
    return [len(s.zones[zone]) for zone in range(first, first + HAND)]
