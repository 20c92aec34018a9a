"""What is asked of a table: icons, top cards, values, score. Continuous effects will hook in here and nowhere else."""

from __future__ import annotations

from engine.lang.terms import REVEALED_SLOTS, Icon, Slot, Splay
from engine.model.cards import ICON_BITS, ICON_MASK
from engine.model.cards import icon_count as icon_count_of
from engine.model.state import AREA, HAND, SCORE, State
from engine.query.context import Context


def icons_packed(c: Context, s: State, seat: int) -> int:
    """Return a board's visible icons, 8 bits an icon (4e base p. 6, Your Civilization)."""
    full, packed = c.catalogue.packed_full, c.catalogue.packed
    total = 0
    first = seat * AREA
    for zone in range(first, first + HAND):
        pile = s.zones[zone]
        if pile:
            total += full[pile[0]]
            splay = s.splays[zone]
            if splay:
                row = packed[splay]
                for card in pile[1:]:
                    total += row[card]
    return total


def icon_count(c: Context, s: State, seat: int, icon: int) -> int:
    """Return how many of an icon are visible on a board."""
    return icons_packed(c, s, seat) >> ICON_BITS * icon & ICON_MASK


def icon_totals(c: Context, s: State, seat: int) -> tuple[int, ...]:
    """Return the seven icon totals of a board, in the order of :class:`Icon`."""
    packed = icons_packed(c, s, seat)
    return tuple(icon_count_of(packed, icon) for icon in Icon)


def icon_sources(c: Context, s: State, seat: int, icon: int) -> tuple[tuple[int, int, int], ...]:
    """Return (seat, card, how many) for each card of a board that shows an icon: the count, card by card."""
    found = []
    for zone in range(seat * AREA, seat * AREA + HAND):
        for place, card in enumerate(s.zones[zone]):
            slots = tuple(Slot) if place == 0 else REVEALED_SLOTS[Splay(s.splays[zone])]
            number = sum(1 for slot in slots if c.catalogue.icons[card][slot] == icon)
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
    age = c.catalogue.age
    return max((age[card] for card in top_cards(s, seat)), default=0)


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
    age = c.catalogue.age
    return sum(age[card] for card in (members(c, s, seat, SCORE) if c.also else s.zones[c.zones.score(seat)]))


def deck_for(c: Context, s: State, value: int) -> int:
    """Return the age a draw of ``value`` takes its card from: the next deck up that is not empty, or one too high.

    A result above the last age means that the draw ends the game (4e base p. 11).
    """
    age = max(value, 1)
    while age <= c.last_age and not s.zones[c.zones.deck(age)]:
        age += 1
    return age


def color_counts(c: Context, s: State, seat: int) -> list[int]:
    """Return how many cards lie in each colour of a board."""
    first = seat * AREA
    return [len(s.zones[zone]) for zone in range(first, first + HAND)]
