"""What one board amounts to, counted once for the piles and splays it was counted from."""

from __future__ import annotations

from engine.model.cards import CardCatalogue


class Board:
    """The five piles of a seat with what is asked of them again and again. Do not change one."""

    __slots__ = ("highest", "icons", "met", "piles", "splays", "tops")

    def __init__(self, piles: list[tuple[int, ...]], splays: list[int], catalogue: CardCatalogue) -> None:
        full, age = catalogue.packed_full, catalogue.age
        icons = highest = 0
        tops = []
        for pile, splay in zip(piles, splays, strict=True):
            if pile:
                top = pile[0]
                tops.append(top)
                icons += full[top]
                if age[top] > highest:  # noqa: PLR1730 (a call for each pile shows in the benchmark)
                    highest = age[top]
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
        self.met: tuple[str, ...] | None = None
        """special achievements whose condition it meets by itself, once they were asked for (``eligibility``)"""
