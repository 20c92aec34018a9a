"""A board counted anew from what its cards print, to compare with what ``query.table`` keeps of it."""

from __future__ import annotations

from engine.lang.terms import REVEALED_SLOTS, STANDARD_ICONS, Color, Icon, Splay, icon_in
from engine.model.state import State
from engine.query import table
from engine.run.machine import Machine


def check_board(m: Machine, s: State, seat: int) -> None:
    """Count a seat's board card by card and slot by slot.

    Raises:
        AssertionError: what is kept says something else.
    """
    cards, icons = m.catalogue, [0] * len(Icon)
    piles = [s.zones[m.zones.pile(seat, color)] for color in Color]
    for color, pile in enumerate(piles):
        splay = Splay(s.splays[m.zones.pile(seat, color)])
        for place, card in enumerate(pile):
            slots = cards.slots[card]
            for slot in REVEALED_SLOTS[len(slots)][splay] if place else range(len(slots)):
                icon = icon_in(slots[slot])
                if icon is not None:
                    icons[icon] += 1
    tops = tuple(pile[0] for pile in piles if pile)
    assert table.icon_totals(m, s, seat) == tuple(icons[: len(STANDARD_ICONS)]), (
        "the icons of a board are not those of its cards"
    )
    assert table.board(m, s, seat).tops == tops, "the top cards of a board are others"
    assert table.highest_top(m, s, seat) == max((cards.value_on_board[card] for card in tops), default=0), (
        "the highest top card"
    )
    for icon in Icon:
        counted = sum(number for _seat, _card, number in table.icon_sources(m, s, seat, icon))
        assert counted == icons[icon], f"the cards named for {icon.name} show another number"
