"""The counts of one board, made once for given piles and splays."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import cache
from typing import Any

from engine.lang.terms import BANNERS, STANDARD_ICONS, Color, Icon, Mark
from engine.model.cards import ICON_BITS, ICON_MASK, MARK_SHIFT, MOST_ICONS, CardCatalogue, bonuses_in
from engine.model.state import State

COUNTED_KINDS = tuple(icon for icon in STANDARD_ICONS if icon is not Icon.AVATAR)
"""the kinds of icon that are counted where an effect or an achievement asks for kinds"""


_NO_BOARD: tuple[list[tuple[int, ...]], list[int], list[int]] = ([()] * len(Color), [0] * len(Color), [0] * len(Color))
"""the piles of an empty board, their splays and what they show"""


class Board:
    """The five piles of a seat with their counts. Immutable by convention: never change one."""

    __slots__ = (
        "activatable",
        "banners",
        "bonuses",
        "cached",
        "counts",
        "highest",
        "icons",
        "karmas",
        "met",
        "piles",
        "splays",
        "tops",
    )

    def __init__(
        self,
        piles: list[tuple[int, ...]],
        splays: list[int],
        catalogue: CardCatalogue,
        before: Board | None = None,
    ) -> None:
        """Count the piles; for those that are the very same as ``before``, take what was counted then."""
        full, value = catalogue.packed_full, catalogue.value_on_board
        icons = highest = 0
        tops: list[int] = []
        counts: list[int] = []
        known = (before.piles, before.splays, before.counts) if before is not None else _NO_BOARD
        for pile, splay, same, was, then in zip(piles, splays, *known, strict=True):
            if pile:
                top = pile[0]
                tops.append(top)
                if value[top] > highest:  # noqa: PLR1730 (a call for each pile shows in the benchmark)
                    highest = value[top]
                if pile is same and splay == was:
                    count = then
                else:
                    count = full[top]
                    if splay:
                        row = catalogue.packed[splay]
                        for card in pile[1:]:
                            count += row[card]
                icons += count
                counts.append(count)
            else:
                counts.append(0)
        self.piles: list[tuple[int, ...]] = piles
        self.splays: list[int] = splays
        self.counts: list[int] = counts
        """by colour what a pile shows, as one packed count"""
        self.icons = icons
        """its visible icons as one packed count, with its visible marks and bonuses above them"""
        self.tops = tuple(tops)
        """its top cards, by colour"""
        self.karmas: tuple[int, ...] = ()
        """those of them that have a karma: hardly any, so that whatever asks for one looks here"""
        if catalogue.with_karma:
            self.karmas = tuple([card for card in tops if card in catalogue.with_karma])
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
        if icons >= _LOWEST_BANNER:
            self.bonuses = bonuses_in(icons)
            if icons & _BANNERS:
                self.banners = self._find_banners(catalogue)

    def _find_banners(self, catalogue: CardCatalogue) -> tuple[tuple[int, Mark], ...]:
        """Find what counts as an achievement while it is visible, top cards first (Ultimate p. 22)."""
        top, beneath = catalogue.banners, catalogue.banners_beneath
        shown = [top[card] for card in self.tops if card in top]
        for pile, splay, count in zip(self.piles, self.splays, self.counts, strict=True):
            if splay and count & _BANNERS:
                row = beneath[splay]
                shown += [row[card] for card in pile[1:] if card in row]
        return tuple([banner for each in shown for banner in each])


_BANNERS = sum(ICON_MASK << MARK_SHIFT[mark] for mark in BANNERS)
"""where a packed count has flags and fountains"""
_LOWEST_BANNER = 1 << min(MARK_SHIFT[mark] for mark in BANNERS)
"""the least packed count with flags, fountains or bonuses"""


IconsGiven = Callable[[State, int, Board], int]
"""(state, seat, its board) -> the icons that a sentence of a karma adds there, as one packed count"""
PointsGiven = Callable[[State, int], int]
"""(state, seat) -> the points that a sentence of a karma adds to the score of a seat; negative: takes from it"""
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


def marks_in_one_color(catalogue: CardCatalogue, mark: Mark, *, visible: bool) -> Callable[[Board], int]:
    """Return a function that counts the cards with a mark in each pile of a board, and returns the most.

    Unless ``visible``, it counts seen or not.
    """
    by_color = marks_by_color(catalogue, mark, visible=visible)
    return lambda board: max(by_color(board))


def marks_by_color(catalogue: CardCatalogue, mark: Mark, *, visible: bool) -> Callable[[Board], list[int]]:
    """Return a function that counts the cards with a mark in each pile of a board, by color.

    Unless ``visible``, it counts seen or not.
    """
    if visible:
        shift = MARK_SHIFT[mark]
        return lambda board: [count >> shift & ICON_MASK for count in board.counts]
    whole = frozenset([card.id for card in catalogue.cards if mark in card.slots])
    return lambda board: [len(whole.intersection(pile)) for pile in board.piles]


def alike_colors(board: Board, least: int) -> int:
    """Return how many piles show the same standard icon at least so often, for the icon with the most such piles."""
    highest = MOST_ICONS + 1
    add = sum(highest - least << ICON_BITS * icon for icon in Icon)
    bits = sum(highest << ICON_BITS * icon for icon in Icon)
    enough = sum([(count + add & bits) >> ICON_BITS - 1 for count in board.counts])
    return max([enough >> ICON_BITS * int(icon) & ICON_MASK for icon in Icon])


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
