"""The rulebook's vocabulary as small integers: colours, icons, splay directions, icon slots.

The integers index rows and tables everywhere, so their order is fixed for good.
"""

from enum import IntEnum


class Term(IntEnum):
    """A term of the rulebook with a number."""

    @property
    def word(self) -> str:
        """The term as ids, positions and messages name it: ``"red"``, ``"top-left"``."""
        return self.name.lower().replace("_", "-")


class Color(Term):
    """The five card colours, in the order a board is laid out (4e base p. 9, Card Layout)."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3
    PURPLE = 4


class Icon(Term):
    """The seven standard icons, named as the rulebook names them; the glyph stands behind.

    The card image is no icon: a slot that holds it is ``None`` in a card's facts.
    """

    AUTHORITY = 0
    """castle"""
    PROSPERITY = 1
    """crown"""
    HEALTH = 2
    """leaf"""
    CONCEPT = 3
    """light bulb"""
    INDUSTRY = 4
    """factory"""
    EFFICIENCY = 5
    """clock"""
    AVATAR = 6
    """person; fourth edition only"""


class Splay(Term):
    """The splay directions, by the number of icon slots each reveals (4e base p. 24, Splaying)."""

    NONE = 0
    LEFT = 1
    RIGHT = 2
    UP = 3
    ASLANT = 4
    """fourth edition only"""


class Slot(Term):
    """The four icon slots of a card (4e base p. 8, Card Layout)."""

    TOP_LEFT = 0
    BOTTOM_LEFT = 1
    BOTTOM_MIDDLE = 2
    BOTTOM_RIGHT = 3


REVEALED_SLOTS: dict[Splay, tuple[Slot, ...]] = {
    Splay.NONE: (),
    Splay.LEFT: (Slot.BOTTOM_RIGHT,),
    Splay.RIGHT: (Slot.TOP_LEFT, Slot.BOTTOM_LEFT),
    Splay.UP: (Slot.BOTTOM_LEFT, Slot.BOTTOM_MIDDLE, Slot.BOTTOM_RIGHT),
    Splay.ASLANT: (Slot.TOP_LEFT, Slot.BOTTOM_LEFT, Slot.BOTTOM_MIDDLE, Slot.BOTTOM_RIGHT),
}
"""The slots of a covered card that each splay direction reveals (4e base p. 24, Splaying)."""

LAST_AGE = 11
"""The highest value a card can have (4e base p. 23, Value); third edition and before: 10."""
