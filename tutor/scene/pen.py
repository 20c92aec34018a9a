"""How the parts of a table look: shapes, marks, cards. The layout decides where they go."""

from engine.lang.terms import Bonus, Color, Icon, Mark, Search, Slot, SlotContents, Splay, icon_in
from engine.seat.view import HIDDEN, CardView, HiddenSlot
from tutor.scene.draw_cache import cached_drawing, card_inputs
from tutor.scene.glyphs import ARROW_MARKS, ARROWS, HEXAGON, ICONS
from tutor.scene.inputs import Marks, TableWords
from tutor.scene.layout import MIN_TEXT, NOTE_KEY, Box, slot_places, text_width, wrap
from tutor.scene.patterns import PATTERNS, Theme
from tutor.scene.primitives import Anchor, HitBox, Item, Path, Rect, Role, Segment, Stroke, Text, moved
from tutor.scene.states import draw_states

SMALL = 28.0
"""tiles below this height have letter and value in one line"""
WIDE_SLIP = 138.0
"""minimum width of a slip with its count beside the icons and its name in one line"""
NARROW_SLIP = 53.0
"""height of a narrower slip"""


def front(card: CardView) -> tuple[str, Color]:
    """Return English title and colour of a card whose front is visible."""
    if card.title is None or card.color is None:
        raise ValueError(f"only the back of {card.key!r} is seen")
    return card.title, card.color


def card_label(card: CardView, words: TableWords, marks: Marks, owner: str, zone: str, *, covered: bool) -> str:
    """Return the spoken label of a card whose front is visible."""
    name, color = front(card)
    return words.describe(
        "card", title=words.title(name), color=color, value=card.value, slots=card.slots,
        featured=card.featured, ready=card.ready, lit=card.key in marks.lit_cards, changed=card.key in marks.changed,
        owner=owner, zone=zone, covered=covered,
    )  # fmt: skip


class Pen:
    """Collects shapes and hit boxes; draws the parts of a table at given places."""

    def __init__(self, words: TableWords, marks: Marks, theme: Theme) -> None:
        self.words, self.marks, self.theme = words, marks, theme
        self.items: list[Item] = []
        self.over: list[Item] = []
        """marks, painted on top of everything else"""
        self.boxes: list[HitBox] = []

    # shapes

    def rect(
        self, box: Box, radius: float = 0, fill: str | None = None, stroke: str | None = None, width: float = 1,
        dash: tuple[float, ...] = (), opacity: float = 1,
    ) -> None:  # fmt: skip
        """Draw a rectangle."""
        self.items.append(Rect(*box, radius, fill, stroke, width, dash, opacity=opacity))

    def text(
        self, x: float, y: float, text: str, size: float, weight: int = 400, anchor: Anchor = "start",
        fill: str | None = None, max_width: float | None = None,
    ) -> None:  # fmt: skip
        """Draw a line of text, by default in the theme's ink."""
        if text:
            self.items.append(Text(x, y, text, size, fill or self.theme.ink, weight, anchor, max_width))

    def path(self, segments: tuple[Segment, ...], fill: str) -> None:
        """Fill an outline."""
        self.items.append(Path(segments, fill))

    # boxes

    def box(self, key: str, box: Box, label: str, group: str = "", role: Role = "img") -> None:
        """Add the hit box of a place; it is a button if it can be picked."""
        choice = key in self.marks.choices
        self.boxes.append(
            HitBox(
                key, *box, "button" if choice else role, label, group, choice, key in self.marks.chosen,
                NOTE_KEY if choice and self.marks.note else "",
            )
        )  # fmt: skip

    def group(self, key: str, box: Box, label: str, group: str = "") -> None:
        """Add a box that names a group of others; it is enabled if it can be picked."""
        self.box(key, box, label, group, "group")

    # marks

    def mark(self, key: str, box: Box, radius: float = 4, *, lit: bool | None = None) -> None:
        """Draw the states of one card or place; ``box`` is the part of it that is seen.

        ``lit``: whether it counts as a whole; by default if it is among the lit ones.
        """
        draw_states(self.marks, self.theme, self.over, key, box, radius, lit=lit)

    def unready(self, x: float, y: float, size: float) -> None:
        """Draw the mark of a card without programmed effects: a crossed ring."""
        ink = self.theme.card_ink
        self.rect((x, y, size, size), size / 2, self.theme.plate, ink, 1.5)
        d = size * 0.2
        self.items.append(Stroke(x + d, y + size - d, x + size - d, y + d, ink, 1.5))

    def lit(self, card: CardView, contents: SlotContents | HiddenSlot) -> bool:
        """Whether this slot of a card counts now."""
        if contents is HIDDEN or self.marks.lit_icon is None or card.key not in self.marks.lit_cards:
            return False
        return icon_in(contents) == self.marks.lit_icon


class SlipPen(Pen):
    """The cards of the first layout."""

    # parts of cards

    def band(self, box: Box, color: Color, radius: float = 0) -> None:
        """Draw the patterned stripe in a card's colour."""
        paint = self.theme.cards[color]
        x, y, w, h = box
        self.items.append(Rect(x, y, w, h, radius, paint.band))
        self.items.append(Rect(x + 1, y + 1, w - 2, h - 2, pattern=PATTERNS[color], pattern_color=paint.mark))

    def plate(
        self, box: Box, contents: SlotContents | HiddenSlot, glyph: float, *,
        lit: bool = False, blank: str | None = None,
    ) -> None:  # fmt: skip
        """One icon slot: its icon, the hexagon of the card image, a bonus, or a letter on a badge for other marks.

        An empty slot and one that is hidden show nothing.
        """
        x, y, w, h = box
        theme = self.theme
        gx, gy = x + (w - glyph) / 2, y + (h - glyph) / 2
        if contents is HIDDEN or contents is Mark.EMPTY:
            return
        if contents is Mark.IMAGE:
            self.items.append(Path(moved(HEXAGON, gx, gy, glyph), blank, theme.card_ink, 1, 0.5))
            return
        if isinstance(contents, Bonus):
            side = min(w, h)
            self.rect((x + (w - side) / 2, y + (h - side) / 2, side, side), side / 2, theme.card_ink)
            self._in_plate(box, str(contents.points), glyph, theme.plate)
            return
        if lit:
            self.rect((x - 0.5, y - 0.5, w + 1, h + 1), 3, theme.lit, theme.card_ink, 1.5)
        else:
            self.rect(box, 3, theme.plate)
        if isinstance(contents, Search):
            self.rect((x + 0.5, y + 0.5, w - 1, h - 1), min(w, h) / 2, None, theme.card_ink, 1.2)
            self.path(moved(ICONS[contents.icon], gx + glyph * 0.1, gy + glyph * 0.1, glyph * 0.8), theme.card_ink)
        elif isinstance(contents, Icon):
            self.path(moved(ICONS[contents], gx, gy, glyph), theme.card_ink)
        elif contents in ARROW_MARKS:
            self.path(moved(ARROW_MARKS[contents], gx, gy, glyph), theme.card_ink)
        else:
            self._in_plate(box, self.words.mark_letter(contents), glyph, theme.card_ink)

    def _in_plate(self, box: Box, text: str, glyph: float, ink: str) -> None:
        x, y, w, h = box
        size = max(MIN_TEXT, glyph * 0.8)
        self.text(x + w / 2, y + h / 2 + size * 0.36, text, size, 700, "middle", ink, w - 2)

    def count_mark(self, right: float, middle: float, count: int, splay: Splay, room: float) -> None:
        """Draw ``×5`` and an arrow on a plate that ends at ``right``; the arrow is below if ``room`` is too narrow."""
        if count < 2:
            return
        ink = self.theme.card_ink
        text = f"×{count}"
        wide = text_width(text, MIN_TEXT, 700) + 4
        arrow = ARROWS[splay.word] if splay else None
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

    # cards

    @cached_drawing(card_inputs)
    def card(self, box: Box, card: CardView, count: int = 1, splay: Splay = Splay.NONE) -> None:
        """A front in full: band with first icon and value, name, three icons below; a city has two more on the band."""
        name, color = front(card)
        x, y, w, h = box
        theme, paint, slots = self.theme, self.theme.cards[color], card.slots
        side = 20.0 if h < 96 or w < 100 else 22.0 if h < 108 else 24.0
        glyph, size = side * 0.76, 13.0 if h >= 96 else 12.0
        band = side + 4
        self.rect((x + 0.5, y + 0.5, w - 1, h - 1), 5, paint.tint, theme.card_ink)
        self.band((x + 1, y + 1, w - 2, band), color, 4)
        first = slots[Slot.TOP_LEFT]
        self.plate((x + 3, y + 3, side, side), first, glyph, lit=self.lit(card, first), blank=paint.tint)
        pill = 35.0 if w >= 100 else 31.0
        right = x + w - 3 - pill
        base = y + 3 + side / 2
        self.rect((right, y + 3, pill, side), side / 2, theme.plate)
        self.text(right + 8.5, base + 4, self.words.color_letter(color), 11, 400, "middle", theme.card_ink, 12)
        self.text(right + pill - 10.5, base + 5, str(card.value), 14, 700, "middle", theme.card_ink, 17)
        if len(slots) == 6:
            small = min(side, (right - (x + 3 + side) - 6) / 2)
            for place, slot in enumerate((Slot.TOP_MIDDLE, Slot.TOP_RIGHT), start=1):
                at = (x + 3 + side + 2 * place + small * (place - 1), y + 3 + (side - small) / 2, small, small)
                self.plate(at, slots[slot], small * 0.76, lit=self.lit(card, slots[slot]), blank=paint.tint)
            self.count_mark(x + w - 3, y + band + 9, count, splay, w / 2)
        else:
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
            self.plate((px, bottom, side, side), slots[slot], glyph, lit=self.lit(card, slots[slot]))
        if not card.ready:
            gap = (w - 6 - 3 * side) / 2
            ring = min(11.0, gap - 1)
            self.unready(x + 3 + side + (gap - ring) / 2, bottom + (side - ring) / 2, ring)
        self.mark(card.key, (x + 0.5, y + 0.5, w - 1, h - 1), 5)

    @cached_drawing(card_inputs)
    def slip(self, box: Box, card: CardView, count: int = 1, splay: Splay = Splay.NONE) -> None:
        """A small front: value, letter and count on the band, the name, its slots in their order."""
        name, color = front(card)
        x, y, w, h = box
        theme, paint = self.theme, self.theme.cards[color]
        ink = theme.card_ink
        spine = 22.0 if h >= NARROW_SLIP else 20.0
        self.rect((x + 0.5, y + 0.5, w - 1, h - 1), 4, paint.tint, ink)
        self.band((x + 1, y + 1, spine, h - 2), color, 3)
        mid, letter = x + 1 + spine / 2, self.words.color_letter(color)
        if h >= NARROW_SLIP:
            many = count > 1
            self.rect((x + 2.5, y + 2.5, spine - 3, 28), 8, theme.plate)
            self.text(mid, y + 15, str(card.value), 13, 700, "middle", ink)
            if splay and many:
                self.text(mid - 4.5, y + 27, letter, 11, 400, "middle", ink)
                self.path(moved(ARROWS[splay.word], mid, y + 19, 8.5), ink)
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
        side = min(17.0, (w - spine - 5) / len(card.slots) - 0.5)
        if w >= WIDE_SLIP and len(card.slots) == 4:
            side = 17.0
        for place, contents in enumerate(card.slots):
            at = (left + place * (side + 0.5), y + h - 3 - side, side, side)
            self.plate(at, contents, min(14.0, side - 2), lit=self.lit(card, contents))
        right = x + w - 3
        if not card.ready:
            self.unready(right - 11, y + 4, 11)
        if h < NARROW_SLIP:
            self.count_mark(right, y + h - 11, count, splay, 40)
        self.mark(card.key, (x + 0.5, y + 0.5, w - 1, h - 1), 4)

    @cached_drawing(card_inputs)
    def covered(self, box: Box, card: CardView, splay: Splay, glyph: float) -> None:
        """Draw a covered card: its edge with the icons that the splay reveals; its title only if that is seen."""
        assert card.color is not None, "a card on a board has its color"
        x, y, w, h = box
        theme, paint = self.theme, self.theme.cards[card.color]
        if splay == Splay.NONE:
            if h >= 14:
                self.rect((x, y - 4, w, h + 3), 3, paint.tint, theme.card_ink)
                if card.title is not None:
                    title = self.words.title(card.title)
                    self.text(x + 5, y + h - 5, title, 11, 600, "start", theme.card_ink, w - 24)
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
        self.rect(body, 4, paint.tint, theme.card_ink, 0.8)
        for slot, px, py in slot_places(splay, box, glyph, len(card.slots)):
            contents = card.slots[slot]
            self.plate((px, py - 1, glyph, glyph), contents, glyph - 3, lit=self.lit(card, contents))
        marks = self.marks
        if card.key in marks.choices | marks.changed | marks.past or card.key == marks.focus:
            self.mark(card.key, (x, y, w, h - 1), 4)

    @cached_drawing(card_inputs)
    def back(self, box: Box, card: CardView, size: float = 13, seen: float | None = None) -> None:
        """Draw a back: its value, if that is seen, in the visible part ``seen``."""
        x, y, w, h = box
        theme = self.theme
        seen = w if seen is None else seen
        self.rect((x + 0.5, y + 0.5, w - 1, h - 1), 3, theme.back, theme.back_line)
        if seen >= 9 and card.value:
            size = size if seen >= 16 else 11
            at = x + seen / 2 + (0.5 if seen < w else 0)
            self.text(at, y + h / 2 + size * 0.36, str(card.value), size, 700, "middle", theme.back_ink, seen - 2)
        self.mark(card.key, (x + 0.5, y + 0.5, seen - 1, h - 1), 3)

    @cached_drawing(card_inputs)
    def tile(self, box: Box, card: CardView, seen: float) -> None:
        """Draw a small card of a hand or score pile: colour, letter and value, or the back."""
        if card.color is None:
            self.back(box, card, 13, seen)
            return
        x, y, w, h = box
        theme, paint = self.theme, self.theme.cards[card.color]
        letter, value = self.words.color_letter(card.color), str(card.value)
        self.rect((x + 0.5, y + 0.5, w - 1, h - 1), 3, paint.tint, theme.card_ink)
        tall = h >= SMALL
        band = h * 0.42 if tall else 4.0
        self.band((x + 1, y + h - band, w - 2, band - 1), card.color, 2)
        if seen >= 9:
            mid = x + seen / 2
            if tall:
                self.text(mid, y + 13, value, 13 if seen >= 16 else 11, 700, "middle", theme.card_ink, seen - 2)
                self.rect((mid - 6, y + h - 12.5, 12, 11.5), 3, theme.plate)
                self.text(mid, y + h - 3, letter, 11, 400, "middle", theme.card_ink)
            else:
                self.text(mid, y + h / 2 + 2.5, f"{letter}\u202f{value}", 11, 700, "middle", theme.card_ink, seen - 2)
        self.mark(card.key, (x + 0.5, y + 0.5, seen - 1, h - 1), 3)
