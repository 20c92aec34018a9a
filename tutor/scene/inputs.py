"""What the drawing is given beside the view: the words, what the moment marks, and how large it shall be."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

from engine.lang.terms import Color, Icon, Mark

LABELS = (
    "hand", "score", "achievements", "junk", "left_table", "winner", "next", "top", "available", "specials", "empty",
)  # fmt: skip
"""What ``TableWords.label`` is asked for: short words that stand on the table."""

SAYINGS: Mapping[str, tuple[str, ...]] = {
    "table": ("viewer", "current", "action", "actions"),
    "table_description": ("players", "featured"),
    "turn": ("name", "action", "actions"),
    "player": ("name", "seat", "current", "action", "actions", "icons", "points", "verdict", "left"),
    "card": ("title", "color", "value", "slots", "featured", "ready", "lit", "changed", "owner", "zone", "covered"),
    "back": ("value", "set", "changed", "owner", "zone", "place", "count"),
    "pile": ("owner", "color", "splay", "count", "top", "value", "revealed"),
    "hand": ("owner", "count"),
    "score": ("owner", "count", "points"),
    "achievements": ("owner", "count", "specials"),
    "zone": ("owner", "zone", "count"),
    "decks": (),
    "decks_of_set": ("set",),
    "deck": ("age", "set", "count", "next", "asked", "drawer"),
    "available": (),
    "achievement": ("value", "points_needed", "points_missing", "top_missing"),
    "specials": (),
    "special": ("name", "state", "holder", "progress", "needed"),
    "junk": ("count", "values"),
}
"""What ``TableWords.say`` takes, with the arguments: whole labels of hit boxes, and the words of whose turn it is."""


class TableWords(Protocol):
    """All words of the picture, in the reader's language. The drawing glues no sentences."""

    def title(self, card_title: str) -> str:
        """A card's title as displayed."""

    def special(self, name: str) -> str:
        """A special achievement's name as displayed."""

    def color_letter(self, color: Color) -> str:
        """One letter that stands for the colour."""

    def icon_name(self, icon: Icon) -> str:
        """An icon's name in the rulebook's terms."""

    def mark_letter(self, mark: Mark) -> str:
        """One letter that stands for a mark without a glyph."""

    def label(self, key: str) -> str:
        """A short word on the table; ``key`` is one of ``LABELS``."""

    def zone(self, word: str) -> str:
        """The name of a kind of zone that has no picture of its own."""

    def set_name(self, name: str) -> str:
        """The name of a set of cards."""

    def say(self, key: str, **args: object) -> str:
        """A whole label; ``key`` and its arguments are those of ``SAYINGS``."""

    def effects(self, card_title: str) -> Sequence[str]:
        """The card's text for the enlarged card, one string an effect; may be empty."""

    def notes(self, card_title: str) -> Sequence[tuple[str, Sequence[str]]]:
        """What is said below the enlarged card: captions, each with its lines; may be empty."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What the moment adds to the table. Keys are those of cards and of places (see ``layout``)."""

    lit_icon: Icon | None = None
    lit_cards: frozenset[str] = frozenset()
    """cards whose icons of ``lit_icon`` count now"""
    changed: frozenset[str] = frozenset()
    """what the last step moved or changed"""
    choices: frozenset[str] = frozenset()
    """what may be picked"""
    chosen: frozenset[str] = frozenset()
    """what of it is picked already"""
    past: frozenset[str] = frozenset()
    """what is done with, dimmed: keys of cards and places"""
    focus: str | None = None
    verdicts: Mapping[int, str] = field(default_factory=dict)
    """per seat, already worded: ``shares (3 ≥ 3)``"""
    note: str = ""
    """one line under the middle row"""

    def of(self, keys: Iterable[str]) -> tuple[object, ...]:
        """Return all that the marks say of some cards or places: while that is the same, those look the same."""
        those = frozenset(keys)
        return tuple(self._said(name, those) for name in self.__slots__)

    def _said(self, name: str, those: frozenset[str]) -> object:
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
    """How to draw. ``height`` ``None`` takes what is needed; a larger one is filled."""

    width: float = 860
    height: float | None = None
    theme: Literal["light", "dark"] = "light"
    compact: bool | None = None
    """every seat in sight in ``height``, as far as can be; ``None``: as the number of players and the height ask"""
    scale: float = 1.0
    """1.5 for a projector: everything larger, the width stays"""
    notes: bool = True
    """whether an enlarged card tells of other editions and of rulings"""
