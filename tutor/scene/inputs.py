"""Inputs of the drawing besides the view: texts, marks and options."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

from engine.lang.terms import Color, Icon

LABELS = (
    "hand", "score", "achievements", "junk", "box", "left_table", "winner", "next", "top", "available", "specials",
    "empty", "decks", "full",
)  # fmt: skip
"""keys of ``TableWords.label``: short labels on the table"""

DESCRIPTIONS: Mapping[str, tuple[str, ...]] = {
    "table": ("viewer", "current", "action", "actions"),
    "table_description": ("players", "featured", "sets"),
    "game": ("sets",),
    "turn": ("name", "action", "actions"),
    "player": ("name", "seat", "current", "action", "actions", "icons", "points", "verdict", "left", "team"),
    "fold": ("name", "opened", "tops"),
    "drawer": ("name", "seat", "age", "set", "ruled"),
    "card": (
        "title",
        "color",
        "value",
        "slots",
        "featured",
        "ready",
        "lit",
        "echoing",
        "changed",
        "karmas",
        "owner",
        "zone",
        "covered",
    ),
    "covered": ("owner", "color", "slots", "lit", "changed"),
    "back": ("value", "set", "changed", "owner", "zone", "place", "count"),
    "fan": ("count", "splay"),
    "pile": ("owner", "color", "splay", "count", "counted", "top", "value", "revealed"),
    "hand": ("owner", "count"),
    "score": ("owner", "count", "points", "bonuses", "by_karmas"),
    "achievements": ("owner", "count", "specials", "banners", "by_karma"),
    "zone": ("owner", "zone", "count", "limit"),
    "meter": ("have", "limit"),
    "decks": (),
    "decks_of_set": ("set",),
    "deck": ("age", "set", "count", "next", "asked", "drawer"),
    "available": (),
    "achievement": ("value", "points_needed", "points_missing", "top_missing", "held", "place", "count"),
    "specials": (),
    "special": ("name", "state", "holder", "bears", "progress", "needed", "rule", "needs", "color", "does"),
    "junk": ("count", "values"),
    "box": ("count", "values"),
    "moves": ("moves",),
    "coming": ("moves",),
    "moved_here": ("label", "move"),
    "ringed": ("label",),
    "at_arrow": ("label", "arrow"),
}
"""keys of ``TableWords.describe`` with their arguments: labels of hit boxes, and the line about the turn"""


class TableWords(Protocol):
    """Every text of the picture in the reader's language. The drawing concatenates no sentences."""

    def title(self, card_title: str) -> str:
        """Return the displayed title of a card."""

    def special(self, name: str) -> str:
        """Return the displayed name of a special achievement."""

    def special_does(self, name: str) -> str:
        """Return what a Decree does as it is issued; empty for what does nothing by itself."""

    def color_letter(self, color: Color) -> str:
        """Return the abbreviation of a colour, one or two letters."""

    def icon_name(self, icon: Icon) -> str:
        """Return an icon's name in the rulebook's terms."""

    def label(self, key: str) -> str:
        """Return a short label on the table; ``key`` is one of ``LABELS``."""

    def zone(self, word: str) -> str:
        """The name of a kind of zone that has no picture of its own."""

    def set_name(self, name: str) -> str:
        """The name of a set of cards."""

    def set_of_zone(self, word: str) -> str:
        """The set that brings a kind of zone."""

    def describe(self, key: str, **args: object) -> str:
        """Return a description; ``key`` and its arguments are those of ``DESCRIPTIONS``."""

    def effects(self, card_title: str) -> Sequence[str]:
        """Return a card's text, one string with marks (see ``engine.text.markup``) for each effect; may be empty."""

    def first_sentence(self, card_title: str) -> str:
        """Return the first sentence of a card's first effect, with marks; empty if it has none."""

    def spoken(self, text: str) -> str:
        """Return a text with marks for a screen reader: marks become words."""

    def notes(self, card_title: str) -> Sequence[tuple[str, Sequence[str]]]:
        """Return (caption, lines with marks) for the notes below the enlarged card; may be empty."""


@dataclass(frozen=True, slots=True)
class Trail:
    """A move that the last act made, from the place with one key to the card or place with another."""

    source: str
    target: str
    said: str = ""
    """the same in words: ``moved from your hand to your board``"""


@dataclass(frozen=True, slots=True)
class Arrow:
    """A move to come, or an arrow that a person has drawn, from the place with one key to that with another."""

    source: str
    target: str
    label: str = ""


@dataclass(frozen=True, slots=True)
class Marks:
    """Marks of one step on the table. Keys are those of cards and places (see ``layout``)."""

    lit_icon: Icon | None = None
    lit_cards: frozenset[str] = frozenset()
    """cards whose ``lit_icon`` icons count now"""
    running: frozenset[str] = frozenset()
    """keys of the cards whose effects are being executed"""
    echoing: frozenset[str] = frozenset()
    """keys of the cards whose echo effects are being executed: their slots are lit"""
    karmas: Mapping[str, str] = field(default_factory=dict)
    """keys of top cards whose karmas are in force -> what they wait for, in short words: they are marked with an eye"""
    changed: frozenset[str] = frozenset()
    """keys that the last step moved or changed"""
    choices: frozenset[str] = frozenset()
    """keys that may be picked"""
    chosen: frozenset[str] = frozenset()
    """keys that are already picked"""
    asked: frozenset[str] = frozenset()
    """keys of what a task asks for, ringed with four corners"""
    right: frozenset[str] = frozenset()
    """keys that an answer rightly named"""
    wrong: frozenset[str] = frozenset()
    """keys that an answer wrongly named"""
    overlooked: frozenset[str] = frozenset()
    """keys of covered cards that an answer overlooked, slid out half a width"""
    trails: tuple[Trail, ...] = ()
    """what the last act moved; drawn until the next act"""
    arrows: tuple[Arrow, ...] = ()
    """moves to come"""
    rings: frozenset[str] = frozenset()
    """keys round which a person has drawn a ring"""
    drawn: tuple[Arrow, ...] = ()
    """arrows that a person has drawn; their labels are not drawn, but said at both ends"""
    past: frozenset[str] = frozenset()
    """keys of cards and places that are finished, drawn dimmed"""
    focus: str | None = None
    verdicts: Mapping[int, str] = field(default_factory=dict)
    """seat -> text of its verdict: ``shares (3 ≥ 3)``"""
    compared: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    """seat -> the two counts that its verdict compared, its own first; none for a verdict that compares nothing"""
    note: str = ""
    """one line under the middle row"""

    def of(self, keys: Iterable[str]) -> tuple[object, ...]:
        """Return the marks that concern some cards or places; equal results mean an equal look."""
        those = frozenset(keys)
        return tuple(self._marks_of(name, those) for name in self.__slots__)

    def _marks_of(self, name: str, those: frozenset[str]) -> object:
        if name in ("trails", "arrows", "rings", "drawn"):
            return None  # drawn over the whole table, by themselves
        value = getattr(self, name)
        match value:
            case frozenset():
                return value & those
            case Mapping():
                return tuple((key, each) for key, each in value.items() if key in those)
        if name == "lit_icon":
            return value if self.lit_cards & those else None
        if name == "focus":
            return value if value in those else None
        return value


@dataclass(frozen=True, slots=True)
class Options:
    """Options of the drawing. Without ``height`` the needed height is used; extra height is filled."""

    width: float = 860
    height: float | None = None
    theme: Literal["light", "dark"] = "light"
    opened: int | None = None
    """the seat whose board is open where boards are folded to a line each, -1: none; ``None``: where something happens
    """
    scale: float = 1.0
    """text size, for example 1.5 for a projector; the width stays"""
    notes: bool = True
    """whether an enlarged card shows other editions and rulings"""
