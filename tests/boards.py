"""A board counted anew from what its cards print, to compare with what ``query.table`` keeps of it."""

from __future__ import annotations

from engine.lang.terms import BANNERS, REVEALED_SLOTS, Bonus, Color, Icon, Splay
from engine.model.state import State
from engine.query import table
from engine.run import plan
from engine.run.actions import activatable
from engine.run.machine import Machine
from tests.counted_anew import icons_of


def check_board(m: Machine, s: State, seat: int) -> None:
    """Count a seat's board card by card and slot by slot.

    Raises:
        AssertionError: what is kept says something else.
    """
    cards, icons = m.catalogue, icons_of(m, s, seat)
    piles = [s.zones[m.zones.pile(seat, color)] for color in Color]
    tops = tuple(pile[0] for pile in piles if pile)
    assert table.icon_totals(m, s, seat) == tuple(icons[: len(m.icons)]), (
        "the icons of a board are not those of its cards"
    )
    assert table.board(m, s, seat).tops == tops, "the top cards of a board are others"
    assert table.highest_top(m, s, seat) == max((cards.value_on_board[card] for card in tops), default=0), (
        "the highest top card"
    )
    _check_marks(m, s, seat, piles)
    for icon in Icon:
        counted = sum(number for _seat, _card, number in table.icon_sources(m, s, seat, icon))
        assert counted == icons[icon], f"the cards named for {icon.name} show another number"


def _check_marks(m: Machine, s: State, seat: int, piles: list[tuple[int, ...]]) -> None:
    """Find the bonuses, flags and fountains of a seat's board slot by slot, and what can be chosen for a Dogma."""
    bonuses: list[int] = []
    banners: list[tuple[int, str]] = []
    for color, pile in enumerate(piles):
        splay = Splay(s.splays[m.zones.pile(seat, color)])
        for place, card in enumerate(pile):
            slots = m.catalogue.slots[card]
            for slot in REVEALED_SLOTS[len(slots)][splay] if place else range(len(slots)):
                contents = slots[slot]
                if isinstance(contents, Bonus):
                    bonuses.append(contents.points)
                elif contents in BANNERS:
                    banners.append((card, contents.word))
    board = table.board(m, s, seat)
    assert sorted(board.bonuses) == sorted(bonuses), "the bonuses of a board are not those of its cards"
    found = sorted((card, mark.word) for card, mark in board.banners)
    assert found == sorted(banners), "the flags and fountains of a board are not those of its cards"
    able = {top for top in board.tops if m.catalogue.facts[top].effects and plan.undone(m, s, top) < 0}
    assert able == {*activatable(m, s, board)}, "the cards of a board that a Dogma action can choose are others"
