"""The whole table as one picture, drawn from what a seat may see."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

from engine.lang.terms import REVEALED_SLOTS, Color, Icon, Slot, Splay
from engine.seat.view import AchievementView, CardView, DeckView, PileView, PlayerView, SpecialView, TableView
from tutor.scene.glyphs import ARROWS, HEXAGON, ICONS, TICK
from tutor.scene.layout import (
    AVAILABLE_KEY,
    DECKS_KEY,
    JUNK_KEY,
    MIN_TEXT,
    NOTE_KEY,
    SPECIALS_KEY,
    Box,
    Fan,
    achievements_key,
    deck_key,
    fan,
    hand_key,
    pile_key,
    player_key,
    row_of,
    score_key,
    seats_from_top,
    slot_places,
    special_key,
    text_width,
    wrap,
)
from tutor.scene.patterns import PATTERNS, THEMES, Theme
from tutor.scene.primitives import Anchor, HitBox, Item, Line, Path, Rect, Role, Scene, Segment, Text, moved, scaled

LABELS = (
    "hand", "score", "achievements", "junk", "left_table", "winner", "next", "top", "available", "specials", "empty",
)  # fmt: skip
"""What ``Words.label`` is asked for: short words that stand on the table."""

SAYINGS: Mapping[str, tuple[str, ...]] = {
    "table": ("viewer", "current", "action", "actions"),
    "table_description": ("players", "featured"),
    "turn": ("name", "action", "actions"),
    "player": ("name", "seat", "current", "action", "actions", "icons", "points", "verdict", "left"),
    "card": ("title", "color", "value", "icons", "featured", "ready", "lit", "changed", "owner", "zone", "covered"),
    "back": ("value", "set", "changed", "owner", "zone", "place", "count"),
    "pile": ("owner", "color", "splay", "count", "top", "value", "revealed"),
    "hand": ("owner", "count"),
    "score": ("owner", "count", "points"),
    "achievements": ("owner", "count", "specials"),
    "decks": (),
    "deck": ("age", "count", "next", "asked", "drawer"),
    "available": (),
    "achievement": ("value", "points_needed", "points_missing", "top_missing"),
    "specials": (),
    "special": ("name", "state", "holder", "progress", "needed"),
    "junk": ("count",),
}
"""What ``Words.say`` is asked for, with its arguments: whole labels of hit boxes, and the words of whose turn it is."""


class Words(Protocol):
    """All words of the picture, in the reader's language. The drawing glues no sentences."""

    def title(self, card_title: str) -> str:
        """A card's title as displayed."""

    def special(self, name: str) -> str:
        """A special achievement's name as displayed."""

    def color_letter(self, color: Color) -> str:
        """One letter that stands for the colour."""

    def icon_name(self, icon: Icon) -> str:
        """An icon's name in the rulebook's terms."""

    def label(self, key: str) -> str:
        """A short word on the table; ``key`` is one of ``LABELS``."""

    def say(self, key: str, **args: object) -> str:
        """A whole label; ``key`` and its arguments are those of ``SAYINGS``."""

    def effects(self, card_title: str) -> Sequence[str]:
        """The card's text for the enlarged card, one string an effect; may be empty."""


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


@dataclass(frozen=True, slots=True)
class Options:
    """How to draw. ``height`` ``None`` takes what is needed; a larger one is filled, a smaller one makes it compact."""

    width: float = 860
    height: float | None = None
    theme: Literal["light", "dark"] = "light"
    compact: bool | None = None
    """other players' boards as slips; ``None``: as the number of players and the height ask"""
    scale: float = 1.0
    """1.5 for a projector: everything larger, the width stays"""


def draw_table(view: TableView, words: Words, marks: Marks, options: Options) -> Scene:
    """The table as seen by ``view.viewer``, whose own area is at the bottom (seat 0 when nobody or everybody looks)."""
    width = options.width / options.scale
    height = None if options.height is None else options.height / options.scale
    compact = options.compact
    if compact is None:
        compact = len(view.players) > 2
        if not compact and height is not None:
            compact = _Table(view, words, marks, options.theme, width, compact=False).need() > height
    table = _Table(view, words, marks, options.theme, width, compact=compact)
    return scaled(table.draw(height), options.scale)


def draw_card(card: CardView, words: Words, options: Options) -> Scene:
    """One card enlarged, with its words: for hover and focus. ``options.width`` is not used."""
    theme = THEMES[options.theme]
    width = 280.0
    pen = _Pen(words, Marks(), theme)
    if card.title is None or card.color is None:
        pen.back((0, 0, 120, 160), card, 40)
        return scaled(Scene(120, 160, tuple(pen.items), ()), options.scale)
    rows: list[tuple[str, bool]] = []
    for effect in words.effects(card.title):
        lines = wrap(effect, 13, 400, width - 66, 40)
        rows.extend((line, i == 0) for i, line in enumerate(lines))
    text_height = sum(17 + (5 if first else 0) for _, first in rows)
    height = max(150.0, 76 + text_height + 12 + 48)
    paint = theme.cards[card.color]
    pen.rect((0.5, 0.5, width - 1, height - 1), radius=8, fill=paint.body, stroke=theme.card_ink)
    pen.band((1.5, 1.5, width - 3, 44), card.color, 7)
    pen.plate((8, 6, 36, 36), card.icons[Slot.TOP_LEFT], 26, blank=paint.body)
    pen.rect((width - 62, 8, 54, 32), 16, theme.plate)
    pen.text(width - 46, 29.5, words.color_letter(card.color), 14, 400, "middle", theme.card_ink)
    pen.text(width - 24, 31, str(card.value), 19, 700, "middle", theme.card_ink, 24)
    title = words.title(card.title)
    chip = min(width - 118, text_width(title, 16, 700) + 16)
    pen.rect((50, 11, chip, 26), radius=5, fill=theme.plate)
    pen.text(50 + chip / 2, 29.5, title, 16, 700, "middle", theme.card_ink, chip - 10)
    y = 64.0
    for line, first in rows:
        y += 5 if first else 0
        if first and card.featured is not None:
            pen.path(moved(ICONS[card.featured], 30, y - 12, 14), theme.card_ink)
        pen.text(50, y, line, 13, 400, "start", theme.card_ink, width - 62)
        y += 17
    for slot, x in ((Slot.BOTTOM_LEFT, 8.0), (Slot.BOTTOM_MIDDLE, width / 2 - 18), (Slot.BOTTOM_RIGHT, width - 44)):
        pen.plate((x, height - 44, 36, 36), card.icons[slot], 26)
    if not card.ready:
        pen.unready(52, height - 34, 16)
    label = _card_label(card, words, Marks(), "", "", covered=False)
    return scaled(Scene(width, height, tuple(pen.items), (), title, label), options.scale)


WIDE_SLIP = 138.0
"""from this width on a slip has room for its count beside its icons, and for its name in one line"""
NARROW_SLIP = 53.0
"""height of a slip that is narrower"""


def _front(card: CardView) -> tuple[str, Color]:
    """English title and colour of a card whose front is seen."""
    if card.title is None or card.color is None:
        raise ValueError(f"only the back of {card.key!r} is seen")
    return card.title, card.color


def _card_label(card: CardView, words: Words, marks: Marks, owner: str, zone: str, *, covered: bool) -> str:
    name, color = _front(card)
    return words.say(
        "card", title=words.title(name), color=color, value=card.value, icons=card.icons,
        featured=card.featured, ready=card.ready, lit=card.key in marks.lit_cards, changed=card.key in marks.changed,
        owner=owner, zone=zone, covered=covered,
    )  # fmt: skip


class _Pen:
    """Collects shapes and boxes; knows how the parts of a table look, not where they go."""

    def __init__(self, words: Words, marks: Marks, theme: Theme) -> None:
        self.words, self.marks, self.theme = words, marks, theme
        self.items: list[Item] = []
        self.over: list[Item] = []
        """marks, painted above everything else"""
        self.boxes: list[HitBox] = []

    # shapes

    def rect(
        self, box: Box, radius: float = 0, fill: str | None = None, stroke: str | None = None, width: float = 1,
        dash: tuple[float, ...] = (), opacity: float = 1,
    ) -> None:  # fmt: skip
        self.items.append(Rect(*box, radius, fill, stroke, width, dash, opacity=opacity))

    def text(
        self, x: float, y: float, text: str, size: float, weight: int = 400, anchor: Anchor = "start",
        fill: str | None = None, max_width: float | None = None,
    ) -> None:  # fmt: skip
        if text:
            self.items.append(Text(x, y, text, size, fill or self.theme.ink, weight, anchor, max_width))

    def path(self, segments: tuple[Segment, ...], fill: str) -> None:
        self.items.append(Path(segments, fill))

    # boxes

    def box(self, key: str, box: Box, label: str, group: str = "", role: Role = "img") -> None:
        choice = key in self.marks.choices
        self.boxes.append(
            HitBox(
                key, *box, "button" if choice else role, label, group, choice, key in self.marks.chosen,
                NOTE_KEY if choice and self.marks.note else "",
            )
        )  # fmt: skip

    def group(self, key: str, box: Box, label: str, group: str = "") -> None:
        """A box that names others; it can be picked when it is a choice."""
        self.box(key, box, label, group, "group")

    # marks

    def mark(self, key: str, box: Box, radius: float = 4) -> None:
        """Outline, handle, badge or veil of one card or place."""
        marks, theme = self.marks, self.theme
        x, y, w, h = box
        if key in marks.past:
            self.over.append(Rect(x, y, w, h, radius, theme.ground, opacity=0.55))
        if key in marks.choices:
            chosen = key in marks.chosen
            self.over.append(Rect(x, y, w, h, radius, None, theme.ground, 5))
            self.over.append(Rect(x, y, w, h, radius, None, theme.choice, 2.5, () if chosen else (6, 3)))
            size = 14.0
            hx, hy = x + w - size + 4, y - 5
            self.over.append(
                Rect(hx, hy, size, size, size / 2, theme.choice if chosen else theme.plate, theme.choice, 2)
            )
            if chosen:
                self.over.append(Path(moved(TICK, hx + 1.5, hy + 1.5, size - 3), theme.on_choice))
        elif key in marks.lit_cards:
            self.over.append(Rect(x, y, w, h, radius, None, theme.lit_line, 3.5))
            self.over.append(Rect(x, y, w, h, radius, None, theme.lit, 2))
        if key in marks.changed:
            r = 6.5
            cx, cy = x + 1, y + 1
            diamond: tuple[Segment, ...] = (
                ("M", (cx, cy - r)), ("L", (cx + r, cy)), ("L", (cx, cy + r)), ("L", (cx - r, cy)), ("Z", ()),
            )  # fmt: skip
            self.over.append(Path(diamond, theme.changed, theme.ground, 1.5))
        if key == marks.focus:
            self.over.append(Rect(x - 3, y - 3, w + 6, h + 6, radius + 3, None, theme.ink, 1.5, (2, 2)))

    # parts of cards

    def band(self, box: Box, color: Color, radius: float = 0) -> None:
        """The patterned stripe that tells a card's colour."""
        paint = self.theme.cards[color]
        x, y, w, h = box
        self.items.append(Rect(x, y, w, h, radius, paint.band))
        self.items.append(Rect(x + 1, y + 1, w - 2, h - 2, pattern=PATTERNS[color], pattern_color=paint.mark))

    def plate(self, box: Box, icon: Icon | None, glyph: float, *, lit: bool = False, blank: str | None = None) -> None:
        """One icon slot: the icon, or the hexagon of the card image."""
        x, y, w, h = box
        theme = self.theme
        gx, gy = x + (w - glyph) / 2, y + (h - glyph) / 2
        if icon is None:
            self.items.append(Path(moved(HEXAGON, gx, gy, glyph), blank, theme.card_ink, 1, 0.5))
            return
        if lit:
            self.rect((x - 0.5, y - 0.5, w + 1, h + 1), 3, theme.lit, theme.card_ink, 1.5)
        else:
            self.rect(box, 3, theme.plate)
        self.path(moved(ICONS[icon], gx, gy, glyph), theme.card_ink)

    def unready(self, x: float, y: float, size: float) -> None:
        """The small mark of a card whose effects are not programmed: a struck ring."""
        ink = self.theme.card_ink
        self.rect((x, y, size, size), size / 2, self.theme.plate, ink, 1.5)
        d = size * 0.2
        self.items.append(Line(x + d, y + size - d, x + size - d, y + d, ink, 1.5))

    def count_mark(self, right: float, middle: float, count: int, splay: Splay, room: float) -> None:
        """``×5`` and an arrow, ending at ``right`` on a plate of its own; the arrow goes below if ``room`` is short."""
        if count < 2:
            return
        ink = self.theme.card_ink
        text = f"×{count}"
        wide = text_width(text, MIN_TEXT, 700) + 4
        arrow = ARROWS[splay.name.lower()] if splay else None
        if arrow is None or wide + 10 <= room:
            w = wide + (10 if arrow else 0)
            self.rect((right - w, middle - 7.5, w, 15), 3, self.theme.plate)
            self.text(right - w + 2, middle + 4, text, MIN_TEXT, 700, "start", ink)
            if arrow:
                self.path(moved(arrow, right - 10.5, middle - 4.5, 9), ink)
            return
        self.rect((right - wide, middle - 11, wide, 22), 3, self.theme.plate)
        self.text(right - wide / 2, middle - 1, text, MIN_TEXT, 700, "middle", ink)
        self.path(moved(arrow, right - wide / 2 - 4, middle + 1, 8), ink)

    def lit(self, card: CardView, icon: Icon | None) -> bool:
        return icon is not None and icon == self.marks.lit_icon and card.key in self.marks.lit_cards

    # cards

    def card(self, box: Box, card: CardView, count: int = 1, splay: Splay = Splay.NONE) -> None:
        """A front in full: band with first icon and value, name, three icons below."""
        name, color = _front(card)
        x, y, w, h = box
        theme, paint, icons = self.theme, self.theme.cards[color], card.icons
        side = 20.0 if h < 96 or w < 100 else 22.0 if h < 108 else 24.0
        glyph, size = side * 0.76, 13.0 if h >= 96 else 12.0
        band = side + 4
        self.rect((x + 0.5, y + 0.5, w - 1, h - 1), 5, paint.body, theme.card_ink)
        self.band((x + 1, y + 1, w - 2, band), color, 4)
        first = icons[Slot.TOP_LEFT]
        self.plate((x + 3, y + 3, side, side), first, glyph, lit=self.lit(card, first), blank=paint.body)
        pill = 35.0 if w >= 100 else 31.0
        right = x + w - 3 - pill
        base = y + 3 + side / 2
        self.rect((right, y + 3, pill, side), side / 2, theme.plate)
        self.text(right + 8.5, base + 4, self.words.color_letter(color), 11, 400, "middle", theme.card_ink, 12)
        self.text(right + pill - 10.5, base + 5, str(card.value), 14, 700, "middle", theme.card_ink, 17)
        self.count_mark(right - 2, base, count, splay, right - 4 - (x + side + 3))
        lines = wrap(self.words.title(name), size, 700, w - 12, 2)
        middle = y + band + (h - band - side - 3) / 2
        baseline = middle + size * 0.37 - (len(lines) - 1) * (size + 1) / 2
        for i, line in enumerate(lines):
            self.text(x + w / 2, baseline + i * (size + 1), line, size, 700, "middle", theme.card_ink, w - 10)
        bottom = y + h - side - 3
        for slot, px in (
            (Slot.BOTTOM_LEFT, x + 3),
            (Slot.BOTTOM_MIDDLE, x + (w - side) / 2),
            (Slot.BOTTOM_RIGHT, x + w - side - 3),
        ):
            self.plate((px, bottom, side, side), icons[slot], glyph, lit=self.lit(card, icons[slot]))
        if not card.ready:
            gap = (w - 6 - 3 * side) / 2
            ring = min(11.0, gap - 1)
            self.unready(x + 3 + side + (gap - ring) / 2, bottom + (side - ring) / 2, ring)
        self.mark(card.key, (x + 0.5, y + 0.5, w - 1, h - 1), 5)

    def slip(self, box: Box, card: CardView, count: int = 1, splay: Splay = Splay.NONE) -> None:
        """A small front: value, letter and count on the band, the name, the four icons in the order of their slots."""
        name, color = _front(card)
        x, y, w, h = box
        theme, paint = self.theme, self.theme.cards[color]
        ink = theme.card_ink
        spine = 22.0 if h >= NARROW_SLIP else 20.0
        self.rect((x + 0.5, y + 0.5, w - 1, h - 1), 4, paint.body, ink)
        self.band((x + 1, y + 1, spine, h - 2), color, 3)
        mid, letter = x + 1 + spine / 2, self.words.color_letter(color)
        if h >= NARROW_SLIP:
            many = count > 1
            self.rect((x + 2.5, y + 2.5, spine - 3, 28), 8, theme.plate)
            self.text(mid, y + 15, str(card.value), 13, 700, "middle", ink)
            if splay and many:
                self.text(mid - 4.5, y + 27, letter, 11, 400, "middle", ink)
                self.path(moved(ARROWS[splay.name.lower()], mid, y + 19, 8.5), ink)
            else:
                self.text(mid, y + 27, letter, 11, 400, "middle", ink)
            if many:
                self.rect((x + 2, y + h - 18, spine - 2, 15), 3, theme.plate)
                self.text(mid, y + h - 6.5, f"×{count}", 11, 700, "middle", ink)
        else:
            self.rect((x + 2.5, y + 2.5, 17, h - 5), 8, theme.plate)
            self.text(mid, y + 16, str(card.value), 13, 700, "middle", ink)
            self.text(mid, y + h - 7, letter, 11, 400, "middle", ink)
        left = x + spine + 4
        lines = wrap(self.words.title(name), 11.5, 700, w - spine - 9, 2 if h >= NARROW_SLIP else 1)
        first = y + 14 if h < NARROW_SLIP or len(lines) > 1 else y + 20
        for i, line in enumerate(lines):
            self.text(left, first + i * 12, line, 11.5, 700, "start", ink, w - spine - 8)
        side = 17.0 if w >= WIDE_SLIP else min(17.0, (w - spine - 5) / 4 - 0.5)
        for slot in Slot:
            icon = card.icons[slot]
            at = (left + slot * (side + 0.5), y + h - 3 - side, side, side)
            self.plate(at, icon, min(14.0, side - 2), lit=self.lit(card, icon))
        right = x + w - 3
        if not card.ready:
            self.unready(right - 11, y + 4, 11)
        if h < NARROW_SLIP:
            self.count_mark(right, y + h - 11, count, splay, 40)
        self.mark(card.key, (x + 0.5, y + 0.5, w - 1, h - 1), 4)

    def covered(self, box: Box, card: CardView, splay: Splay, glyph: float) -> None:
        """A covered card: its edge with the icons that the splay reveals."""
        name, color = _front(card)
        x, y, w, h = box
        theme, paint = self.theme, self.theme.cards[color]
        if splay == Splay.NONE:
            if h >= 14:
                self.rect((x, y - 4, w, h + 3), 3, paint.body, theme.card_ink)
                self.text(x + 5, y + h - 5, self.words.title(name), 11, 600, "start", theme.card_ink, w - 24)
                self.text(x + w - 5, y + h - 5, str(card.value), 11, 700, "end", theme.card_ink)
                self.mark(card.key, (x, y, w, h - 1), 3)
            else:
                self.rect((x, y - 5, w, h + 5), 3, paint.band, theme.card_ink, 0.8)
            return
        hide = 6.0
        body = {
            Splay.LEFT: (x - hide, y - hide, w + hide, h + hide - 1),
            Splay.RIGHT: (x, y - hide, w + hide, h + hide - 1),
        }.get(splay, (x, y - hide, w, h + hide - 1))
        self.rect(body, 4, paint.body, theme.card_ink, 0.8)
        for slot, px, py in slot_places(splay, box, glyph):
            icon = card.icons[slot]
            self.plate((px, py - 1, glyph, glyph), icon, glyph - 3, lit=self.lit(card, icon))
        marks = self.marks
        if card.key in marks.choices | marks.changed | marks.past or card.key == marks.focus:
            self.mark(card.key, (x, y, w, h - 1), 4)

    def back(self, box: Box, card: CardView, size: float = 13, seen: float | None = None) -> None:
        """A back: its value only, in the part that is ``seen``."""
        x, y, w, h = box
        theme = self.theme
        seen = w if seen is None else seen
        self.rect((x + 0.5, y + 0.5, w - 1, h - 1), 3, theme.back, theme.back_line)
        if seen >= 9:
            size = size if seen >= 16 else 11
            at = x + seen / 2 + (0.5 if seen < w else 0)
            self.text(at, y + h / 2 + size * 0.36, str(card.value), size, 700, "middle", theme.back_ink, seen - 2)
        self.mark(card.key, (x + 0.5, y + 0.5, seen - 1, h - 1), 3)

    def tile(self, box: Box, card: CardView, seen: float) -> None:
        """A small card in a hand or a score pile: colour, letter and value, or the back."""
        if card.color is None:
            self.back(box, card, 13, seen)
            return
        x, y, w, h = box
        theme, paint = self.theme, self.theme.cards[card.color]
        letter, value = self.words.color_letter(card.color), str(card.value)
        self.rect((x + 0.5, y + 0.5, w - 1, h - 1), 3, paint.body, theme.card_ink)
        self.band((x + 1, y + h * 0.58, w - 2, h * 0.42 - 1), card.color, 2)
        if seen >= 9:
            mid = x + seen / 2
            if h >= 28:
                self.text(mid, y + 13, value, 13 if seen >= 16 else 11, 700, "middle", theme.card_ink, seen - 2)
                self.rect((mid - 6, y + h - 12.5, 12, 11.5), 3, theme.plate)
                self.text(mid, y + h - 3, letter, 11, 400, "middle", theme.card_ink)
            else:
                self.text(mid, y + 12, f"{letter}{value}", 11, 700, "middle", theme.card_ink, seen - 2)
        self.mark(card.key, (x + 0.5, y + 0.5, seen - 1, h - 1), 3)


_GAP = 8.0
_PAD = 10.0


class _Table(_Pen):
    """Puts the parts of one view in their places."""

    def __init__(
        self,
        view: TableView,
        words: Words,
        marks: Marks,
        theme: Literal["light", "dark"],
        width: float,
        *,
        compact: bool,
    ) -> None:
        super().__init__(words, marks, THEMES[theme])
        self.view, self.width, self.compact = view, width, compact
        order = seats_from_top(len(view.players), view.viewer)
        self.others, self.bottom = order[:-1], order[-1]
        self.across = max(1, min(len(self.others), int(width // 590))) if compact else 1
        self.inner = width - 2 * _PAD
        self.tall = 86.0
        """height of a card in full"""

    # heights

    def _slips(self, player: PlayerView) -> bool:
        """Whether the hand is drawn as readable slips: at the bottom, for a seat or for everybody, not for nobody."""
        return player.seat == self.bottom and self.view.viewer != -1

    def _is_compact(self, seat: int) -> bool:
        return self.compact and seat != self.bottom

    def _area_width(self, seat: int) -> float:
        if seat == self.bottom or self.across == 1:
            return self.inner
        return (self.inner - _GAP * (self.across - 1)) / self.across

    def _side(self, seat: int) -> float:
        """Width of the column beside the board; 0 when hand, score and achievements lie in a row below it."""
        width = self._area_width(seat) - 2 * _PAD
        return min(210.0, width * 0.23) if width >= 740 else 0.0

    def _column(self, seat: int) -> float:
        side = self._side(seat)
        return (self._area_width(seat) - 2 * _PAD - (side + 14 if side else 0) - 4 * self._gap(seat)) / 5

    def _gap(self, seat: int) -> float:
        return _GAP if self._area_width(seat) > 600 else 5.0

    def _fan(self, player: PlayerView, pile: PileView) -> Fan:
        marks = self.marks
        named = [c.key in marks.choices or c.key in marks.changed or c.key == marks.focus for c in pile.cards[1:]]
        glyph = 15.0 if self._is_compact(player.seat) else 17.0
        return fan(pile.splay, len(pile.cards) - 1 if pile.cards else 0, self._column(player.seat), glyph, named)

    def _top_height(self, seat: int) -> float:
        """Height of the top card of a pile."""
        if not self._is_compact(seat):
            return self.tall
        return 40.0 if self._column(seat) >= WIDE_SLIP else NARROW_SLIP

    def _zones(self, player: PlayerView) -> list[str]:
        return ["score", "achievements"] if self._slips(player) else ["hand", "score", "achievements"]

    def _board_height(self, player: PlayerView) -> float:
        top = self._top_height(player.seat)
        tier = max((self._fan(player, pile).height for pile in player.piles), default=0)
        board = top + max(tier + 2, 4 if self._is_compact(player.seat) else 20)
        if self._side(player.seat):
            each = 24 if self._is_compact(player.seat) else 44
            board = max(board, each * len(self._zones(player)))
        return board

    def _slip_grid(self, player: PlayerView) -> tuple[int, float, float, int]:
        """Columns, slip width, slip height and rows of the bottom hand."""
        width = self._area_width(player.seat) - 2 * _PAD
        columns = max(1, int((width + 6) // 124))
        each = min(150.0, (width - 6 * (columns - 1)) / columns)
        count = len(player.hand)
        return columns, each, 42.0, max(1, -(-count // columns))

    def _area_height(self, player: PlayerView) -> float:
        height = 30 + self._board_height(player) + 8
        if not self._side(player.seat):
            height += 26 if self._is_compact(player.seat) else 32
        if self._slips(player):
            _, _, tall, rows = self._slip_grid(player)
            height += 20 + rows * (tall + 5)
        return height

    def _rows(self) -> list[list[int]]:
        return [self.others[i : i + self.across] for i in range(0, len(self.others), self.across)]

    def _middle_height(self) -> float:
        return 122.0 + (20 if self.marks.note else 0)

    def need(self) -> float:
        """The height that the content needs."""
        players = self.view.players
        rows = [max(self._area_height(players[seat]) for seat in row) for row in self._rows()]
        parts = [*rows, self._middle_height(), self._area_height(players[self.bottom])]
        return sum(parts) + _GAP * (len(parts) - 1) + 2 * _PAD

    # drawing

    def draw(self, height: float | None) -> Scene:
        view, words = self.view, self.words
        if height is not None:
            for tall in (112.0, 98.0, 86.0):
                self.tall = tall
                if self.need() <= height:
                    break
        need = self.need()
        total = max(need, height or 0)
        areas = len(self._rows()) + 1
        spare = min((total - need) / areas, 90.0)
        self.rect((0, 0, self.width, total), 0, self.theme.ground)
        y = _PAD + (total - need - spare * areas) / 2
        for row in self._rows():
            tall = max(self._area_height(view.players[seat]) for seat in row) + spare
            for i, seat in enumerate(row):
                wide = self._area_width(seat)
                self._area(view.players[seat], (_PAD + i * (wide + _GAP), y, wide, tall), spare)
            y += tall + _GAP
        self._middle(y)
        y += self._middle_height() + _GAP
        bottom = view.players[self.bottom]
        self._area(bottom, (_PAD, y, self.inner, self._area_height(bottom) + spare), spare)
        current = view.players[view.current].name
        viewer = view.players[view.viewer].name if view.viewer is not None and view.viewer >= 0 else None
        return Scene(
            self.width, total, tuple(self.items + self.over), tuple(self.boxes),
            words.say("table", viewer=viewer, current=current, action=view.action, actions=view.actions),
            words.say("table_description", players=tuple(p.name for p in view.players), featured=view.featured),
        )  # fmt: skip

    def _area(self, player: PlayerView, area: Box, spare: float) -> None:
        x, y, w, h = area
        theme, view = self.theme, self.view
        current = player.seat == view.current and view.winners is None
        key = player_key(player.seat)
        self.group(
            key, area,
            self.words.say(
                "player", name=player.name, seat=player.seat, current=current, action=view.action,
                actions=view.actions, icons=player.icons, points=player.points,
                verdict=self.marks.verdicts.get(player.seat, ""), left=player.left,
            ),
        )  # fmt: skip
        self.rect(area, 8, theme.board_active if current else theme.board, theme.line)
        if current:
            self.rect((x, y + 8, 4, h - 16), 2, theme.ink)
        self._header(player, (x + _PAD, y + 5, w - 2 * _PAD, 24), current=current)
        top = y + 34
        side = self._side(player.seat)
        board_height = self._board_height(player) + spare
        column = self._column(player.seat)
        for i, pile in enumerate(player.piles):
            self._pile(player, pile, (x + _PAD + i * (column + self._gap(player.seat)), top, column, board_height))
        zones = self._zones(player)
        bottom = top + board_height
        if side:
            left = x + w - _PAD - side
            each = board_height / len(zones)
            stacked = not self._is_compact(player.seat)
            for i, zone in enumerate(zones):
                self._zone(player, zone, (left, top + i * each, side, each - 2), stacked=stacked)
        else:
            tall = 24.0 if self._is_compact(player.seat) else 30.0
            shares = {"hand": 0.36, "score": 0.32, "achievements": 0.32}
            total = sum(shares[zone] for zone in zones)
            left, room = x + _PAD, w - 2 * _PAD - 12 * (len(zones) - 1)
            for zone in zones:
                wide = room * shares[zone] / total
                self._zone(player, zone, (left, bottom, wide, tall), stacked=False)
                left += wide + 12
            bottom += tall
        bottom += 4
        if self._slips(player):
            self._hand(player, (x + _PAD, bottom, w - 2 * _PAD, y + h - bottom))
        if player.left:
            self.over.append(Rect(x, y, w, h, 8, theme.ground, opacity=0.6))
        self.mark(key, area, 8)

    def _header(self, player: PlayerView, box: Box, *, current: bool) -> None:
        x, y, w, _ = box
        theme, marks, view = self.theme, self.marks, self.view
        cell = max(39.0, min(46.0, w * 0.055))
        strip = cell * len(Icon)
        verdict = marks.verdicts.get(player.seat, "")
        base = y + 16
        name_room = self._name_room(w, strip)
        badge = self._badge(player)
        wide = text_width(badge, 11.5, 600) + 14 if badge else 0.0
        name = text_width(player.name, 14, 700)
        if badge and current and name + 8 + wide > name_room - 8:
            badge = f"{view.action}/{view.actions}"
            wide = text_width(badge, 11.5, 600) + 14
        name_width = min(name_room - 8 - (8 + wide if badge else 0), name)
        self.text(x, base, player.name, 14, 700, "start", theme.ink, name_width + 1)
        after = x + name_width + 8
        if badge:
            self.rect((after, y + 2.5, wide, 19), 9.5, theme.ink)
            self.text(after + wide / 2, y + 16, badge, 11.5, 600, "middle", theme.ground, wide - 10)
        left = x + name_room
        for icon in Icon:
            cx = left + icon * cell
            lit = icon == marks.lit_icon
            if lit:
                self.rect((cx - 1, y, cell, 24), 5, theme.lit, theme.lit_line, 1.5)
            total = player.icons[icon]
            ink = theme.card_ink if lit else (theme.ink if total else theme.muted)
            self.path(moved(ICONS[icon], cx + 2.5, y + 5, 14), ink)
            self.text(cx + 19, base + 0.5, str(total), 14, 700 if lit else 600, "start", ink)
        if verdict:
            vx = left + strip + 6
            wide = min(x + w - vx, text_width(verdict, 12, 600) + 16)
            self.rect((vx, y + 1, wide, 22), 5, None, theme.lit_line, 1.5)
            self.text(vx + wide / 2, base, verdict, 12, 600, "middle", theme.ink, wide - 10)

    def _badge(self, player: PlayerView) -> str:
        """What the pill beside a name says: who has won, has left, or whose turn it is."""
        view = self.view
        if view.winners is not None and player.seat in view.winners:
            return self.words.label("winner")
        if player.left:
            return self.words.label("left_table")
        if player.seat == view.current and view.winners is None:
            return self.words.say("turn", name=player.name, action=view.action, actions=view.actions)
        return ""

    def _name_room(self, width: float, strip: float) -> float:
        """Width left of the totals, the same in all headers of that width: of the longest name with its pill.

        It gives way to the verdicts, which stand right of the totals.
        """
        room = width - strip - 4
        need, least = 0.0, 0.0
        for player in self.view.players:
            name, badge = text_width(player.name, 14, 700) + 8, self._badge(player)
            need = max(need, name + (text_width(badge, 11.5, 600) + 22 if badge else 0))
            short = 40.0 if player.seat == self.view.current else 0.0
            least = max(least, name + (short if badge else 0))
        verdict = max((text_width(text, 12, 600) + 22 for text in self.marks.verdicts.values() if text), default=0)
        if need + verdict <= room:
            return max(need, min(room * 0.54, room - verdict))
        return min(max(least, room - verdict), max(room * 0.54, room - verdict), room)

    def _pile(self, player: PlayerView, pile: PileView, box: Box) -> None:
        x, y, w, _ = box
        compact = self._is_compact(player.seat)
        tall = self._top_height(player.seat)
        paint = self.theme.cards[pile.color]
        key = pile_key(player.seat, pile.color)
        owner = player_key(player.seat)
        covered = pile.cards[1:]
        layout = self._fan(player, pile)
        revealed = tuple(
            icon for card in covered if card.icons for slot in REVEALED_SLOTS[pile.splay]
            if (icon := card.icons[slot]) is not None
        )  # fmt: skip
        top = pile.cards[0] if pile.cards else None
        label = self.words.say(
            "pile", owner=player.name, color=pile.color, splay=pile.splay, count=len(pile.cards),
            top=self.words.title(top.title) if top and top.title else None, value=top.value if top else None,
            revealed=revealed,
        )  # fmt: skip
        whole = (x, y, w, tall + layout.height)
        if top is None:
            self.rect((x + 0.5, y + 0.5, w - 1, tall - 1), 5, None, self.theme.line, 1.2, (4, 4))
            self.rect((x + w / 2 - 9, y + tall / 2 - 9, 18, 18), 9, paint.band, opacity=0.55)
            self.text(
                x + w / 2, y + tall / 2 + 4, self.words.color_letter(pile.color), 11, 600, "middle", self.theme.card_ink
            )
            self.box(key, whole, label, owner)
            self.mark(key, whole, 5)
            return
        self.group(key, whole, label, owner)
        for i in reversed(range(len(covered))):
            cx, cy, cw, ch = layout.cells[i]
            self.covered((x + cx, y + tall + cy, cw, ch), covered[i], pile.splay, layout.glyph)
        (self.slip if compact else self.card)((x, y, w, tall), top, len(pile.cards), pile.splay)
        self._card_box(top, (x, y, w, tall), player.name, "board", key)
        for card, (cx, cy, cw, ch) in zip(covered, layout.cells, strict=True):
            self._card_box(card, (x + cx, y + tall + cy, cw, ch), player.name, "board", key, covered=True)
        self.mark(key, whole, 5)

    def _card_box(
        self,
        card: CardView,
        box: Box,
        owner: str,
        zone: str,
        group: str,
        *,
        covered: bool = False,
        place: int = 0,
        count: int = 0,
    ) -> None:
        if card.title is not None:
            label = _card_label(card, self.words, self.marks, owner, zone, covered=covered)
        else:
            label = self.words.say(
                "back", value=card.value, set=card.set, changed=card.key in self.marks.changed, owner=owner, zone=zone,
                place=place, count=count,
            )  # fmt: skip
        self.box(card.key, box, label, group)

    def _zone(self, player: PlayerView, zone: str, box: Box, *, stacked: bool) -> None:
        """Hand, score pile or achievements: a caption with its number, and small cards."""
        x, y, w, h = box
        words, theme = self.words, self.theme
        owner = player_key(player.seat)
        specials: tuple[str, ...] = ()
        if zone == "hand":
            key, cards, number = hand_key(player.seat), player.hand, len(player.hand)
            label = words.say("hand", owner=player.name, count=number)
        elif zone == "score":
            key, cards = score_key(player.seat), player.score
            number = player.points if player.points is not None else sum(card.value for card in cards)
            label = words.say("score", owner=player.name, count=len(cards), points=number)
        else:
            key, cards, specials = achievements_key(player.seat), player.achievements, player.specials
            number = len(cards) + len(specials)
            names = tuple(words.special(name) for name in specials)
            label = words.say("achievements", owner=player.name, count=number, specials=names)
        self.group(key, box, label, owner)
        caption = words.label(zone)
        cap = text_width(caption, 11.5)
        figure = text_width(str(number), 14, 700)
        if stacked:
            self.text(x, y + 11, caption, 11.5, 400, "start", theme.muted)
            self.text(x + cap + 5, y + 11.5, str(number), 14, 700, "start", theme.ink)
            left, room, tile_y, tile_h = x, w, y + 15, min(30.0, h - 15)
        else:
            tile_h = min(28.0, h - 4)
            base = y + h / 2 + 4.5
            cap = min(cap, w * 0.42)
            self.text(x, base - 0.5, caption, 11.5, 400, "start", theme.muted, cap)
            self.text(x + cap + 4, base, str(number), 14, 700, "start", theme.ink)
            left = x + cap + figure + 11
            room, tile_y = x + w - left, y + (h - tile_h) / 2
        wide = 26.0 if tile_h < 28 and any(card.color is not None for card in cards) else 20.0
        chips = [words.special(name) for name in specials]
        sizes = [text_width(chip, 11, 600) + 10 for chip in chips]
        chip_room = 0.0
        if chips:
            if sum(sizes) + 3 * len(sizes) > room - min(len(cards), 4) * (wide + 2):
                chips = [chip[:3] for chip in chips]
                sizes = [text_width(chip, 11, 600) + 8 for chip in chips]
            chip_room = sum(sizes) + 3 * len(sizes)
        if cards:
            cards = tuple(sorted(cards, key=lambda card: card.value))
            each = any(card.key in self.marks.choices or card.color is not None for card in cards)
            offsets = row_of([card.value for card in cards], room - chip_room, wide, 2, even=each)
            for place, (card, dx) in enumerate(zip(cards, offsets, strict=True)):
                seen = offsets[place + 1] - dx if place < len(cards) - 1 else wide
                self.tile((left + dx, tile_y, wide, tile_h), card, min(wide, seen))
                at = (left + dx, tile_y, min(wide, seen), tile_h)
                self._card_box(card, at, player.name, zone, key, place=place + 1, count=len(cards))
            left += offsets[-1] + wide + 4
        for chip, size in zip(chips, sizes, strict=True):
            self.rect((left, tile_y + tile_h / 2 - 9, size, 18), 4, theme.plate, theme.plate_line)
            self.text(left + size / 2, tile_y + tile_h / 2 + 4, chip, 11, 600, "middle", theme.card_ink, size - 4)
            left += size + 3
        self.mark(key, (x - 3, y - 2, w + 6, h + 2), 5)

    def _hand(self, player: PlayerView, box: Box) -> None:
        x, y, w, _ = box
        key = hand_key(player.seat)
        columns, each, tall, rows = self._slip_grid(player)
        whole = (x - 4, y - 2, w + 8, 18 + rows * (tall + 5) - 2)
        self.group(
            key, whole, self.words.say("hand", owner=player.name, count=len(player.hand)), player_key(player.seat)
        )
        caption = self.words.label("hand")
        self.text(x, y + 11, caption, 11.5, 400, "start", self.theme.muted)
        self.text(x + text_width(caption, 11.5) + 5, y + 11.5, str(len(player.hand)), 14, 700)
        if not player.hand:
            self.rect((x + 0.5, y + 16.5, each - 1, tall - 1), 4, None, self.theme.line, 1.2, (4, 4))
        for place, card in enumerate(player.hand):
            row, column = divmod(place, columns)
            at = (x + column * (each + 6), y + 16 + row * (tall + 5), each, tall)
            if card.title is None:
                self.back(at, card)
            else:
                self.slip(at, card)
            self._card_box(card, at, player.name, "hand", key, place=place + 1, count=len(player.hand))
        self.mark(key, whole, 5)

    # the middle row

    def _middle(self, y: float) -> None:
        view, theme, words = self.view, self.theme, self.words
        x, w = _PAD, self.inner
        specials_w, junk_w = max(140.0, min(190.0, w * 0.2)), 50.0
        decks_w = w - specials_w - junk_w - 24
        each = min(70.0, decks_w / max(1, len(view.decks)))
        spread = each * len(view.decks)
        left = x + 6
        self.text(left, y + 11, words.label("available"), 11.5, 400, "start", theme.muted, spread)
        self.group(AVAILABLE_KEY, (left, y + 16, spread, 40), words.say("available"))
        by_age: dict[int, list[AchievementView]] = {}
        for achievement in view.achievements:
            by_age.setdefault(achievement.card.value, []).append(achievement)
        for i, deck in enumerate(view.decks):
            stack = by_age.pop(deck.age, [])
            wide = (each - 4) / max(1, len(stack))
            for j, achievement in enumerate(stack):
                self._achievement(achievement, (left + i * each + 2 + j * wide, y + 16, wide, 40))
        self.group(DECKS_KEY, (left, y + 58, spread, 64), words.say("decks"))
        for i, deck in enumerate(view.decks):
            self._deck(deck, (left + i * each + 2, y + 60, each - 4, 60))
        self._draw_arrow(left, y + 60, each)
        self._junk((left + spread + 6, y + 60, junk_w, 60))
        self._specials((x + w - specials_w, y, specials_w, 120))
        if self.marks.note:
            at = (x, y + 122, w, 19)
            self.text(x + 6, y + 136, self.marks.note, 13, 600, "start", theme.ink, w - 12)
            self.boxes.append(HitBox(NOTE_KEY, *at, "note", self.marks.note))

    def _achievement(self, achievement: AchievementView, box: Box) -> None:
        x, y, w, _ = box
        theme, words, card = self.theme, self.words, achievement.card
        open_ = achievement.points_missing == 0 and not achievement.top_missing
        size = min(25.0, w)
        at = (x + w / 2 - size / 2, y, size, 25.0)
        cx, cy, r = x + w / 2, y + 12.5, size / 2
        shape = moved(HEXAGON, cx - r, cy - r, 2 * r)
        if open_:
            self.items.append(Path(shape, theme.ink, theme.ink, 1.5))
            self.text(cx, cy + 5, str(card.value), 13, 700, "middle", theme.ground)
        else:
            self.items.append(Path(shape, theme.board, theme.muted, 1))
            self.text(cx, cy + 5, str(card.value), 13, 600, "middle", theme.muted)
        if achievement.points_missing:
            have = achievement.points_needed - achievement.points_missing
            self.text(cx, y + 38, f"{have}/{achievement.points_needed}", 11, 400, "middle", theme.muted, w)
        elif achievement.top_missing:
            self.text(cx, y + 38, words.label("top"), 11, 400, "middle", theme.muted, w)
        label = words.say(
            "achievement", value=card.value, points_needed=achievement.points_needed,
            points_missing=achievement.points_missing, top_missing=achievement.top_missing,
        )  # fmt: skip
        self.box(card.key, (x, y, w, 40), label, AVAILABLE_KEY)
        self.mark(card.key, at, 4)

    def _deck(self, deck: DeckView, box: Box) -> None:
        x, y, w, _ = box
        theme, next_draw = self.theme, self.view.next_draw
        is_next = next_draw is not None and next_draw[2] == deck.age
        tall, lift = 30.0, min(deck.count, 12) * 1.1 if deck.count else 0.0
        top = y + 13.5 - lift
        tile = (x + 1, top, w - 2, tall)
        if deck.count == 0:
            self.rect((x + 1.5, y + 13.5, w - 3, tall - 1), 3, None, theme.line, 1.2, (3, 3))
            self.items.append(Line(x + 4, y + 11 + tall, x + w - 4, y + 16, theme.line, 1.2))
            self.text(x + w / 2, y + 34, str(deck.age), 14, 600, "middle", theme.muted)
        else:
            self.rect((x + 1, top, w - 2, tall + lift), 3, theme.back_line, theme.muted, 0.8)
            for i in range(1, int(lift // 3) + 1):
                ly = top + tall + lift - i * 3
                self.items.append(Line(x + 2, ly, x + w - 2, ly, theme.muted, 0.7))
            self.rect(tile, 3, theme.back, theme.back_line, 0.8)
            self.text(x + w / 2, top + 20.5, str(deck.age), 15, 700, "middle", theme.back_ink)
            if is_next:
                self.rect((tile[0] - 2, tile[1] - 2, tile[2] + 4, tall + lift + 4), 5, None, theme.ink, 2)
        if is_next:
            count = str(deck.count)
            wide = text_width(count, 12, 700) + 13
            lx = x + w / 2 - wide / 2
            self.path(moved(ARROWS["up"], lx, y + 48.5, 10), theme.ink)
            self.text(lx + 13, y + 58, count, 12, 700, "start", theme.ink)
        else:
            self.text(x + w / 2, y + 58, str(deck.count) if deck.count else "–", 11.5, 400, "middle", theme.muted)
        key = deck_key(deck.age)
        drawer = self.view.players[next_draw[0]].name if next_draw is not None else None
        label = self.words.say(
            "deck",
            age=deck.age,
            count=deck.count,
            next=is_next,
            asked=next_draw[1] if next_draw else None,
            drawer=drawer,
        )
        self.box(key, (x, y, w, 60), label, DECKS_KEY)
        self.mark(key, (x + 1, top, w - 2, tall + lift), 4)

    def _draw_arrow(self, left: float, y: float, each: float) -> None:
        """From the empty deck that was asked for to the one that is drawn from."""
        next_draw = self.view.next_draw
        ages = [deck.age for deck in self.view.decks]
        if next_draw is None or next_draw[1] == next_draw[2] or not {next_draw[1], next_draw[2]} <= set(ages):
            return
        start, end = (left + (ages.index(age) + 0.5) * each for age in next_draw[1:])
        level, ink = y - 1.5, self.theme.ink
        self.items.append(Line(start, y + 12, start, level, ink, 1.5, (3, 2)))
        self.items.append(Line(start, level, end, level, ink, 1.5, (3, 2)))
        self.path(moved(ARROWS["down"], end - 5, level - 2, 10), ink)

    def _junk(self, box: Box) -> None:
        x, y, w, _ = box
        theme, count = self.theme, len(self.view.junk)
        self.rect(
            (x + 8, y + 13.5, w - 16, 29),
            3,
            None if not count else theme.line,
            theme.line,
            1.2,
            () if count else (3, 3),
        )
        self.text(x + w / 2, y + 33, str(count), 14, 600, "middle", theme.muted)
        self.text(x + w / 2, y + 58, self.words.label("junk"), 11.5, 400, "middle", theme.muted, w)
        self.box(JUNK_KEY, box, self.words.say("junk", count=count))
        self.mark(JUNK_KEY, (x + 8, y + 13.5, w - 16, 29), 4)

    def _specials(self, box: Box) -> None:
        x, y, w, h = box
        words = self.words
        self.text(x, y + 11, words.label("specials"), 11.5, 400, "start", self.theme.muted, w)
        self.group(SPECIALS_KEY, (x, y + 16, w, h - 16), words.say("specials"))
        each = min(20.5, (h - 16) / max(1, len(self.view.specials)))
        for i, special in enumerate(self.view.specials):
            self._special(special, (x, y + 17 + i * each, w, each))

    def _special(self, special: SpecialView, box: Box) -> None:
        x, y, w, h = box
        theme, words = self.theme, self.words
        seat = self.bottom
        have = special.progress[seat] if seat < len(special.progress) else 0
        name = words.special(special.name)
        gone = special.state != "available"
        ink = theme.muted if gone else theme.ink
        text = f"{have}/{special.needed}"
        holder = self.view.players[special.holder].name if special.holder is not None else ""
        if special.holder is not None:
            text = holder
        elif gone:
            text = words.label("junk")
        room = w * 0.46
        self.text(x, y + 13.5, name, 12, 600, "start", ink, w - room - 6)
        if gone:
            self.text(x + w, y + 13.5, text, 11.5, 400, "end", ink, room)
            if special.holder is None:
                self.items.append(Line(x, y + 9.5, x + min(w - room - 6, text_width(name, 12, 600)), y + 9.5, ink, 1))
        else:
            figure = 34.0
            bar = (x + w - room, y + 6.5, room - figure, 7.0)
            self.rect(bar, 3.5, theme.line)
            if have:
                part = min(1.0, have / max(1, special.needed))
                self.rect((bar[0], bar[1], max(7.0, bar[2] * part), 7.0), 3.5, theme.ink)
            self.text(x + w, y + 13.5, text, 12, 600, "end", ink, figure - 4)
        label = words.say(
            "special", name=name, state=special.state, holder=holder or None,
            progress=tuple(zip((p.name for p in self.view.players), special.progress, strict=False)),
            needed=special.needed,
        )  # fmt: skip
        key = special_key(special.name)
        self.box(key, (x, y, w, h), label, SPECIALS_KEY)
        self.mark(key, (x - 4, y + 1, w + 6, h - 1), 4)


__all__ = ["LABELS", "SAYINGS", "Marks", "Options", "Words", "draw_card", "draw_table"]
