"""The counts of one board, made once for given piles and splays."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from engine.lang.terms import STANDARD_ICONS, Icon, Mark, Splay
from engine.model.cards import ALL_ICONS, ICON_BITS, ICON_MASK, MOST_ICONS, CardCatalogue, revealed
from engine.model.state import State

COUNTED_KINDS = tuple(icon for icon in STANDARD_ICONS if icon is not Icon.AVATAR)
"""the kinds of icon that are counted where an effect or an achievement asks for kinds"""


class Board:
    """The five piles of a seat with their counts. Immutable by convention: never change one."""

    __slots__ = ("activatable", "banners", "bonuses", "cached", "highest", "icons", "met", "piles", "splays", "tops")

    def __init__(self, piles: list[tuple[int, ...]], splays: list[int], catalogue: CardCatalogue) -> None:
        full, value = catalogue.packed_full, catalogue.value_on_board
        icons = highest = 0
        tops = []
        for pile, splay in zip(piles, splays, strict=True):
            if pile:
                top = pile[0]
                tops.append(top)
                icons += full[top]
                if value[top] > highest:  # noqa: PLR1730 (a call for each pile shows in the benchmark)
                    highest = value[top]
                if splay:
                    row = catalogue.packed[splay]
                    for card in pile[1:]:
                        icons += row[card]
        self.piles = piles
        self.splays = splays
        self.icons = icons
        """its visible icons as one packed count"""
        self.tops = tuple(tops)
        """its top cards, by colour"""
        self.highest = highest
        """the value of its highest top card, 0 if it is empty"""
        self.met: tuple[int, ...] | None = None
        """special achievements whose condition the board alone meets; ``None`` until ``eligibility`` counts them"""
        self.activatable: tuple[int, ...] | None = None
        """its top cards whose effects are programmed; ``None`` until ``run.actions`` looks for them"""
        self.cached: dict[Hashable, Any] = {}
        """what the rules of sets have worked out of it and of nothing else, each by a key of its own"""
        self.bonuses: tuple[int, ...] = ()
        """its visible bonuses, the highest first"""
        self.banners: tuple[tuple[int, Mark], ...] = ()
        """its visible flags and fountains, each with its card"""
        if icons > ALL_ICONS:
            self.icons &= ALL_ICONS
            self._find_marks(catalogue)

    def _find_marks(self, catalogue: CardCatalogue) -> None:
        """Find what counts while it is visible: a covered card shows some of its slots (Ultimate p. 20, 22)."""
        top, beneath = catalogue.marked, catalogue.marked_beneath
        shown = [top[card] for card in self.tops if card in top]
        for pile, splay in zip(self.piles, self.splays, strict=True):
            if splay:
                row = beneath[splay]
                shown += [row[card] for card in pile[1:] if card in row]
        bonuses: list[int] = []
        for marks in shown:
            bonuses += marks.bonuses
            self.banners += marks.banners
        if bonuses:
            bonuses.sort(reverse=True)
            self.bonuses = tuple(bonuses)


BoardTest = Callable[[Board], bool]
"""returns whether a condition holds that depends only on a board"""


@dataclass(frozen=True, slots=True)
class SpecialCondition:
    """The condition of a special achievement, linked: it is met when the amount is at least ``needed``."""

    special: int
    needed: int
    have: Callable[[State, int], int]
    """the amount that a seat has"""
    on_board: BoardTest | None
    """whether a board has enough, where it alone decides; ``None`` where more is looked at"""
    splayed_wrong: Callable[[State, int], int] | None
    """a colour of a seat splayed in a direction that does not count, or -1; ``None`` if it does not count splays"""
    met: Callable[[State, int], bool]
    """whether a seat has enough; of a seat whose highest top card is at least ``least``"""
    least: int = 0
    """the value that the highest top card must have for it to be met at all; hardly any board is that high"""
    parts: tuple[tuple[Callable[[State, int], int], int], ...] = ()
    """what is asked for, each an amount with how much of it is needed: a height and something else are two parts"""
    grows: bool = False
    """whether ``on_board`` also holds for a board that shows more: more icons, higher top cards and more of them"""

    def near(self, s: State, seat: int) -> float:
        """Return how near a seat is, 0 to 1: how far each part is met, multiplied; half for one without a number."""
        found = 1.0
        for have, needed in self.parts:
            share = have(s, seat) / needed
            if share < 1:
                found *= share if needed > 1 else 0.5
        return found


def marks_in_one_color(catalogue: CardCatalogue, mark: Mark, *, visible: bool) -> Callable[..., int]:
    """Return a function of (piles, splays, least = 1) that counts a mark in each pile of a board and returns the most.

    Unless ``visible``, it counts seen or not. If no pile has ``least`` of it, something less is returned.
    """
    whole = frozenset([card.id for card in catalogue.cards if mark in card.slots])
    beneath = [
        frozenset([card.id for card in catalogue.cards if mark in revealed(card.slots, splay)]) if visible else whole
        for splay in Splay
    ]

    def most(piles: Sequence[Sequence[int]], splays: Sequence[int], least: int = 1) -> int:
        best = least - 1
        for pile, splay in zip(piles, splays, strict=True):
            if len(pile) > best:
                shown = beneath[splay]
                found = (pile[0] in whole) + (len(shown.intersection(pile[1:])) if shown else 0)
                best = max(best, found)
        return best

    return most


def alike_colors(piles: Sequence[Sequence[int]], splays: Sequence[int], catalogue: CardCatalogue, least: int) -> int:
    """Return how many piles show the same standard icon at least so often, for the icon with the most such piles."""
    full, shift = catalogue.packed_full, ICON_BITS - 1
    highest = MOST_ICONS + 1
    add = sum(highest - least << ICON_BITS * icon for icon in STANDARD_ICONS)
    total = 0
    for pile, splay in zip(piles, splays, strict=True):
        if pile:
            row = catalogue.packed[splay]
            icons = full[pile[0]] + (sum([row[card] for card in pile[1:]]) if splay else 0)
            total += sum([(icons + add >> ICON_BITS * icon + shift & 1) << ICON_BITS * icon for icon in STANDARD_ICONS])
    return max([total >> ICON_BITS * icon & ICON_MASK for icon in STANDARD_ICONS])


def kinds_shown(icons: int, least: int) -> int:
    """Return how many of the counted kinds a packed count holds at least so many times (1 and up)."""
    add, bits = threshold(least)
    return (icons + add & bits).bit_count()


@cache
def threshold(least: int) -> tuple[int, int]:
    """Return what to add to a packed count so that the highest bit of every kind is set from ``least`` on; the bits."""
    highest = MOST_ICONS + 1
    add = sum(highest - least << ICON_BITS * icon for icon in COUNTED_KINDS)
    return add, sum(highest << ICON_BITS * icon for icon in COUNTED_KINDS)
