"""The rulebook's vocabulary: colours, icons, splay directions, icon slots and what they hold, kinds of effects.

The integers index rows and tables everywhere, so their order is fixed for good.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, IntEnum
from types import MappingProxyType


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
    """The icons of the game by the rulebook's names, each with its glyph."""

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
    MEAT = 7
    """on cards of age 0 only, so no standard icon (fourth edition, Figures)"""


STANDARD_ICONS = tuple(icon for icon in Icon if icon is not Icon.MEAT)
"""The seven icons whose totals are shown for every player, in the order of :class:`Icon`."""


class Mark(Enum):
    """What an icon slot holds that is no icon, bonus or search icon. The value is its word in facts and texts."""

    IMAGE = "image"
    """the card image in its hexagon; it counts nothing (4e base p. 8, Card Layout)"""
    EMPTY = "empty"
    """nothing at all: Battleship Yamato"""
    ECHO = "echo"
    """an echo effect, written in the slot (Echoes)"""
    INSPIRE = "inspire"
    """an inspire effect, written in the slot (Figures, third edition)"""
    FLAG = "flag"
    """the city icons from here on (Cities)"""
    FOUNTAIN = "fountain"
    PLUS = "plus"
    JUNK = "junk"
    UPLIFT = "uplift"
    UNSPLAY = "unsplay"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"

    @property
    def word(self) -> str:
        """Its word in facts and texts: ``"flag"``."""
        return self.value


BANNERS = (Mark.FLAG, Mark.FOUNTAIN)
"""the marks that count as achievements while they are visible (Ultimate p. 22, Constant Effect Icons)"""


@dataclass(frozen=True, slots=True)
class Bonus:
    """A bonus icon, worth points to the player who shows it (Echoes, Cities, Figures)."""

    points: int
    """1 to 12"""

    def __post_init__(self) -> None:
        if not 1 <= self.points <= MOST_BONUS:
            msg = f"a bonus of {self.points} is none of 1 to {MOST_BONUS}"
            raise ValueError(msg)

    @property
    def word(self) -> str:
        """Its word in facts and texts: ``"bonus-3"``."""
        return f"bonus-{self.points}"


@dataclass(frozen=True, slots=True)
class Search:
    """A city's search icon, which also counts as the standard icon it shows (Ultimate, Immediate Effect Icons)."""

    icon: Icon

    @property
    def word(self) -> str:
        """Its word in facts and texts: ``"search-health"``."""
        return f"search-{self.icon.word}"


MOST_BONUS = 12

SlotContents = Icon | Bonus | Search | Mark
"""What one icon slot of a card holds."""


def icon_in(contents: SlotContents) -> Icon | None:
    """Return the icon that a slot counts as, or ``None``: bonuses and marks are no icons."""
    if isinstance(contents, Icon):
        return contents
    return contents.icon if isinstance(contents, Search) else None


SLOT_WORDS: Mapping[str, SlotContents] = MappingProxyType(
    {
        contents.word: contents
        for contents in (
            *Icon,
            *Mark,
            *(Bonus(points) for points in range(1, MOST_BONUS + 1)),
            *(Search(icon) for icon in Icon),
        )
    }
)
"""All that a slot can hold, by its word."""


class EffectKind(Term):
    """The kind of an effect, printed as its background or as its slot."""

    DOGMA = 0
    """the rulebook's non-demand effect"""
    DEMAND = 1
    COMPEL = 2
    """a demand on those with at least as many icons (Artifacts)"""
    ECHO = 3
    """printed in an icon slot, and executed while it is visible (Echoes)"""
    KARMA = 4
    """holds while its figure is a top card (Figures)"""
    INSPIRE = 5
    """printed in an icon slot, and executed by an Inspire action (Figures, third edition)"""

    @property
    def is_demand(self) -> bool:
        """Whether other players execute it, and do so for the player who issues it."""
        return self is EffectKind.DEMAND or self is EffectKind.COMPEL

    @property
    def compels(self) -> bool:
        """Whether it hits those who would share, and not those who have fewer icons (Ultimate p. 27)."""
        return self is EffectKind.COMPEL


class Splay(Term):
    """The splay directions, by the number of icon slots each reveals (4e base p. 24, Splaying)."""

    NONE = 0
    LEFT = 1
    RIGHT = 2
    UP = 3
    ASLANT = 4
    """fourth edition only"""


class Slot(Term):
    """The icon slots of a card: four (4e base p. 8, Card Layout), on a city six (Ultimate, Cities of Destiny)."""

    TOP_LEFT = 0
    BOTTOM_LEFT = 1
    BOTTOM_MIDDLE = 2
    BOTTOM_RIGHT = 3
    TOP_MIDDLE = 4
    """on a city only"""
    TOP_RIGHT = 5
    """on a city only"""


_FOUR_SLOTS: dict[Splay, tuple[Slot, ...]] = {
    Splay.NONE: (),
    Splay.LEFT: (Slot.BOTTOM_RIGHT,),
    Splay.RIGHT: (Slot.TOP_LEFT, Slot.BOTTOM_LEFT),
    Splay.UP: (Slot.BOTTOM_LEFT, Slot.BOTTOM_MIDDLE, Slot.BOTTOM_RIGHT),
    Splay.ASLANT: (Slot.TOP_LEFT, Slot.BOTTOM_LEFT, Slot.BOTTOM_MIDDLE, Slot.BOTTOM_RIGHT),
}

REVEALED_SLOTS: Mapping[int, Mapping[Splay, tuple[Slot, ...]]] = MappingProxyType(
    {
        4: MappingProxyType(_FOUR_SLOTS),
        6: MappingProxyType(_FOUR_SLOTS | {Splay.LEFT: (Slot.BOTTOM_RIGHT, Slot.TOP_RIGHT)}),
    }
)
"""By the number of a card's slots: those of a covered card that each splay direction reveals (4e base p. 24, Splaying).

A card that is covered to its right edge shows both slots at that edge; the middle of the top is never shown.
"""

LAST_AGE = 11
"""The highest value a card can have (4e base p. 23, Value); third edition and before: 10."""
