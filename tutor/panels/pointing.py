"""What a lesson points at on the table: one value, which the marks of a step take up."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.lang.terms import Icon
from engine.seat.look import visible_icons
from engine.seat.view import TableView
from tutor.scene.inputs import Arrow, Marks


@dataclass(frozen=True, slots=True)
class Pointing:
    """Keys of cards and places (see ``tutor.scene.layout``) that a task points at."""

    lit: frozenset[str] = frozenset()
    """where to look"""
    icon: Icon | None = None
    """the icon to count: its totals, and the cards that show it"""
    asked: frozenset[str] = frozenset()
    """what is asked for: a deck to draw from, a card to meld"""
    arrows: tuple[Arrow, ...] = ()
    """from a deck to the hand that it will fill"""
    right: frozenset[str] = frozenset()
    wrong: frozenset[str] = frozenset()
    overlooked: frozenset[str] = frozenset()
    """covered cards that a wrong answer has counted"""

    def __bool__(self) -> bool:
        return self != Pointing()

    def joined(self, other: Pointing) -> Pointing:
        """Return a pointing at what both point at."""
        return Pointing(
            lit=self.lit | other.lit,
            icon=self.icon if self.icon is not None else other.icon,
            asked=self.asked | other.asked,
            arrows=(*self.arrows, *other.arrows),
            right=self.right | other.right,
            wrong=self.wrong | other.wrong,
            overlooked=self.overlooked | other.overlooked,
        )

    def on(self, marks: Marks, view: TableView) -> Marks:
        """Return the marks of a step with these in addition. Hints come before what the step itself has lit."""
        lit, icon = marks.lit_cards, marks.lit_icon
        if self.lit or self.icon is not None:
            icon = self.icon
            lit = self.lit | (visible_icons(view, self.icon) if self.icon is not None else frozenset())
        return replace(
            marks,
            lit_cards=lit,
            lit_icon=icon,
            asked=marks.asked | self.asked,
            choices=marks.choices | self.asked if marks.choices else marks.choices,
            arrows=(*marks.arrows, *self.arrows),
            right=marks.right | self.right,
            wrong=marks.wrong | self.wrong,
            overlooked=marks.overlooked | self.overlooked,
        )
