"""Cards, fans of cards, backs, coins and verdicts; the layout decides where, ``card_shapes`` how large."""

from typing import Literal

from engine.lang.terms import Bonus, Color, Icon, Mark, Search, Slot, SlotContents, Splay
from engine.seat.view import HIDDEN, CardView, HiddenSlot, PileView
from tutor.scene.card_shapes import (
    LEAST_NAME,
    LEAST_TEXT,
    SENTENCE_FROM,
    SPLAY_SIGNS,
    CardSize,
    Shape,
    back_height,
    covered_slots,
    fan_places,
    fan_regions,
    fan_size,
    fan_step,
    slot_at,
)
from tutor.scene.draw_cache import cached_drawing, placed_inputs, placed_pile_inputs
from tutor.scene.glyphs import EYE, HEXAGON, ICONS, MAGNIFIER, SET_SIGNS, SIGNS, TICK, arc, circle, polygon, rounded
from tutor.scene.inputs import Marks
from tutor.scene.layout import Box, text_width
from tutor.scene.patterns import ICON_INKS, PATTERNS
from tutor.scene.pen import Pen, front
from tutor.scene.pictograms import pictogram
from tutor.scene.primitives import Anchor, Item, Path, Rect, Segment, Stroke, moved
from tutor.scene.rich import Piece, even_lines, line_width, name_lines, rich_lines, shortened

NAME_WEIGHT = 680
LIGHTER = 560
"""weight of a name that is too wide otherwise"""
LINE = 1.19
"""height of a line on a card, in sizes of its text"""
DARK_PLATE, ON_DARK_PLATE = "#2A231B", "#FFE9B0"
"""the plate of an echo or inspire effect and what is on it, in both themes"""
SLIDE = 0.5
"""how far an overlooked card is slid out of its pile, in widths"""
Verdict = Literal["shares", "compelled", "vulnerable", "exposed", "spared", "immune", "last"]

_TRIANGLE = polygon((0.5, 0.04), (1, 0.94), (0, 0.94))
_SHIELD: tuple[Segment, ...] = (
    ("M", (0.5, 0.02)), ("L", (0.92, 0.17)), ("L", (0.92, 0.5)), ("Q", (0.9, 0.84, 0.5, 0.98)),
    ("Q", (0.1, 0.84, 0.08, 0.5)), ("L", (0.08, 0.17)), ("Z", ()),
)  # fmt: skip


def named_edges(pile: PileView, marks: Marks) -> tuple[bool, ...]:
    """Return which covered cards of an unsplayed pile are named on their edges, because they are marked."""
    keys = marks.choices | marks.chosen | marks.changed | marks.asked | marks.right | marks.wrong
    return tuple(
        pile.splay is Splay.NONE and card.title is not None and (card.key in keys or card.key == marks.focus)
        for card in pile.cards[1:]
    )


_CAPTION = 17.0
"""from the foot of a pile down to the line of its caption: below the outlines of all states, of the pile, too"""


def chip_width(text: str, k: float = 1) -> float:
    """Return the width of a verdict's chip at a scale."""
    return text_width(text, 12.5 * k, 600) + 36 * k


_EYE_OF_FLAT = 14.0
"""room for the eye of a flat card, between its title and its value"""


class CardPen(Pen):
    """Draws cards and what else lies on a table. Coordinates are those of the top-left corner of what is drawn."""

    # --- one card ---

    @cached_drawing(placed_inputs)
    def card(self, x: float, y: float, size: CardSize, card: CardView, *, sentence: bool = True) -> None:
        """Draw a front in full; ``sentence``: with its first sentence, where that fits whole."""
        self._card(x, y, size, card, sentence=sentence)
        self._states(card, (x, y, size.w, size.h), size.radius)

    @cached_drawing(placed_inputs)
    def covered(self, x: float, y: float, size: CardSize, card: CardView, *, splay: Splay, count: int) -> None:
        """Draw a covered card of a splayed pile of ``count``, with the very slots that the splay shows."""
        assert card.color is not None, "a card on a board has its color"
        step = fan_step(size, count)
        inner = size.for_slots(len(card.slots))
        shown = {
            Splay.LEFT: (size.w - step, step), Splay.RIGHT: (0.0, step),
        }.get(splay, (0.0, size.w))  # fmt: skip
        self.body(x, y, inner, card.color, shown)
        if splay is Splay.LEFT and card.value:
            self._value_in_strip(x + size.w - step, y, step, inner, card)
        for slot, (dx, dy, side, _) in covered_slots(size, splay, count, len(card.slots)):
            if slot is Slot.TOP_RIGHT and not _hangs(card, inner):
                continue
            self.slot(card, card.slots[slot], x + dx, y + dy, side, card.color)
        self.border(x, y, size, card.color)

    def _card(self, x: float, y: float, size: CardSize, card: CardView, *, sentence: bool) -> None:
        name, color = front(card)
        g = size.for_slots(len(card.slots))
        city = _hangs(card, g)
        title = self.words.title(name)
        tab = self.tab_box(x, y, g, card, city=city)
        room = tab[0] - x - 9 if city else g.w - 6
        lines: tuple[str, ...] = ()
        written: tuple[tuple[Piece, ...], ...] = ()
        name_size, weight = LEAST_NAME, NAME_WEIGHT
        small = max(LEAST_TEXT, min(17.0, 0.0715 * g.w))
        if g.shape is Shape.TALL:
            lines, name_size, weight = _name(title, max(LEAST_NAME, min(22.0, 0.094 * g.w)), room, g.panel)
            if sentence and g.w >= SENTENCE_FROM and len(lines) == 1 and not city:
                written = self._sentence(name, g, name_size, small)
        elif g.panel > 0:
            lines, name_size, weight = _name(title, min(LEAST_NAME, g.panel - 1.4), room, 0)
        self.body(x, y, g, color, (0.0, g.w), None if written else name)
        self.tab(tab, g, card, color, city=city)
        middle = y + g.h / 2
        anchor: Anchor = "start" if city else "middle"
        at = x + 5 if city else x + g.w / 2
        if written:
            self._name_and_sentence(x, y, g, title, name_size, written, small)
        elif g.panel > 0:
            high = name_size * 1.12
            for i, line in enumerate(lines):
                base = middle + name_size * 0.36 + (i - (len(lines) - 1) / 2) * high
                self.text(at, base, line, name_size, weight, anchor, self.theme.card_ink)
        elif g.shape is Shape.FLAT:
            left = x + g.pad + g.slot + 5
            room = tab[0] - left - 3 - (_EYE_OF_FLAT if card.key in self.marks.karmas else 0)
            lines, name_size, weight = _name(title, 11.5, room, g.band)
            for i, line in enumerate(lines):
                base = y + g.band / 2 + name_size * 0.36 + (i - (len(lines) - 1) / 2) * 11
                self.text(left, base, line, name_size, weight, "start", self.theme.card_ink)
        for slot, contents in zip(Slot, card.slots, strict=False):
            if slot is Slot.TOP_RIGHT and not city:
                continue  # the value is there
            dx, dy = slot_at(g, slot)
            self.slot(card, contents, x + dx, y + dy, g.slot, color)
        if not card.ready:
            self.ring(x, y, g)
        self.border(x, y, g, color)
        if card.key in self.marks.karmas:
            self.eye(x, y, g, tab)

    def eye(self, x: float, y: float, g: CardSize, tab: Box) -> None:
        """Draw the eye of a card whose karmas are in force: in its upper band, between the slot and the value.

        A flat card has its title there, too, which leaves the end to it. Where no room is, it lies on the upper edge.
        """
        left = x + g.pad + g.slot if g.shape is not Shape.FLAT else tab[0] - _EYE_OF_FLAT - 1
        room = tab[0] - left
        fits = room >= 13
        side = min(22.0, g.band * 0.8, room - 3) if fits else 11.0
        cx, cy = left + room / 2, y + g.band / 2 if fits else y
        theme = self.theme
        self.items.append(
            Path(moved(EYE, cx - side / 2, cy - side / 2, side), theme.plate, theme.card_ink, max(1.0, side * 0.08))
        )
        self.path(circle(cx, cy, side * 0.17), theme.card_ink)

    def _sentence(self, name: str, g: CardSize, name_size: float, size: float) -> tuple[tuple[Piece, ...], ...]:
        """Return the first sentence in lines if it fits below the name, else nothing."""
        text = self.words.first_sentence(name)
        if not text:
            return ()
        room = int((g.panel - name_size * 1.24 + size * 0.24) // (size * LINE))
        wide = g.w - 3.2 * g.pad
        lines = rich_lines(text, size, wide)
        fits = len(lines) <= room and all(line_width(line) <= wide for line in lines)
        return even_lines(text, size, wide) if fits else ()

    def _name_and_sentence(
        self, x: float, y: float, g: CardSize, title: str, name_size: float,
        lines: tuple[tuple[Piece, ...], ...], size: float,
    ) -> None:  # fmt: skip
        high = size * LINE
        spare = g.panel - name_size * 1.2 - len(lines) * high
        gap = name_size * 1.2 + max(0.0, min(name_size * 0.24, spare * 0.45))
        top = y + g.band + (g.panel - gap - len(lines) * high) / 2
        self.text(x + g.w / 2, top + name_size * 0.96, title, name_size, NAME_WEIGHT, "middle", self.theme.card_ink)
        for i, line in enumerate(lines):
            self.rich(x + (g.w - line_width(line)) / 2, top + gap + size * 0.86 + i * high, line, size)

    def rich(self, x: float, y: float, line: tuple[Piece, ...], size: float, ink: str | None = None) -> None:
        """Write one line with marks; ``y`` is its baseline."""
        theme = self.theme
        ink = ink or theme.card_ink
        for piece in line:
            what = piece.what
            if isinstance(what, str):
                self.text(x, y, what.strip(" "), size, 400, "start", ink)
            elif isinstance(what, Icon):
                on_card = ink == theme.card_ink
                fill = ICON_INKS[what] if on_card else theme.icon_ink(what)
                self.path(moved(ICONS[what], x + size * 0.11, y - size * 0.84, size * 0.98), fill)
            elif isinstance(what, int):
                box = (x + 0.5, y - size * 0.88, piece.width - 1, size * 1.14)
                self.rect(box, size * 0.22, theme.plate, theme.card_ink, max(0.8, size * 0.07))
                middle = x + piece.width / 2
                figure = max(LEAST_TEXT, size * 0.9)
                self.text(middle, y - size * 0.02, str(what), figure, 650, "middle", theme.card_ink)
            else:
                within = theme.plate if ink == theme.card_ink else theme.mat
                self._sign(what, x + size * 0.08, y - size * 0.88, size * 1.06, ink, within)
            x += piece.width

    # --- parts of a card ---

    def body(
        self, x: float, y: float, g: CardSize, color: Color, shown: tuple[float, float], name: str | None = None
    ) -> None:
        """Shadow, panel and bands of a card; the pattern lies on what is shown of the lower band.

        ``name``: draws the pictogram of this card large behind the panel.
        """
        theme, paint = self.theme, self.theme.cards[color]
        w, h, r = g.w, g.h, g.radius
        low = max(1.0, w * 0.012) + 0.6
        self.items.append(Rect(x + 0.6, y + low, w, h, r, theme.shadow, opacity=theme.shade))
        if g.panel <= 0:
            self.rect((x, y, w, h), r, paint.band)
        else:
            self.rect((x, y, w, h), r, paint.tint)
            if name is not None and w >= 84 and g.panel > g.slot:
                self.behind(name, x, y, g, paint.band)
            self.path(rounded(x, y, w, g.band, (r, r, 0, 0)), paint.band)
            self.path(rounded(x, y + h - g.band, w, g.band, (0, 0, r, r)), paint.band)
        inset = max(1.0, r * 0.32)
        left, right = max(shown[0], inset), min(shown[0] + shown[1], w - inset)
        where = (x + left, y + h - g.band + 0.5, right - left, g.band - 0.5 - inset)
        self.items.append(Rect(*where, pattern=PATTERNS[color], pattern_color=paint.mark))

    def behind(self, name: str, x: float, y: float, g: CardSize, ink: str) -> None:
        """Draw the card's pictogram large; the bands will cover what reaches out of the panel."""
        outline = pictogram(name)
        if outline is not None:
            side = min(g.w * 0.5, g.panel + 1.6 * g.band)
            at = moved(outline, x + g.w * 0.74 - side / 2, y + (g.h - side) / 2, side)
            self.items.append(Path(at, ink, opacity=0.42))

    def border(self, x: float, y: float, g: CardSize, color: Color) -> None:
        """Draw the line around a card."""
        opacity = 0.9 if self.theme.name == "dark" else 0.62
        ink = self.theme.cards[color].deep
        self.items.append(Rect(x + 0.5, y + 0.5, g.w - 1, g.h - 1, g.radius - 0.5, None, ink, 1, opacity=opacity))

    def _figure(self, g: CardSize, *, city: bool) -> tuple[float, float]:
        """Return the text sizes of a value and of the letter before it."""
        if city:
            value = max(LEAST_NAME, min(g.panel, max(15.0, 0.17 * g.w)) * 0.78)
        elif g.shape is Shape.TALL:
            value = min(g.band * 0.66, 0.125 * g.w + 2)
        else:
            value = {Shape.LOW: 14.0, Shape.FLAT: 15.0, Shape.TINY: LEAST_NAME}[g.shape]
        return value, max(LEAST_TEXT, value * 0.66)

    def _lettered(self, g: CardSize, card: CardView, *, city: bool) -> bool:
        """Whether the letter stands before the value, and not in the lower band; a tiny city has no room for one."""
        return (g.shape is not Shape.FLAT or city) and not _narrow(card, g)

    def tab_box(self, x: float, y: float, g: CardSize, card: CardView, *, city: bool) -> Box:
        """Return the place of a card's value: its top right corner, or the right edge of a city's panel."""
        value, letter = self._figure(g, city=city)
        wide = text_width(str(card.value), value, 720)
        if self._lettered(g, card, city=city):
            assert card.color is not None
            wide += text_width(self.words.color_letter(card.color), letter, 560) + value * 0.22
        least = 0.0 if g.shape is Shape.TINY else 23.0 if g.shape is Shape.FLAT else 0.225 * g.w
        around = 2.0 if _narrow(card, g) else 4.0 if g.shape is Shape.TINY else 2 * max(4.0, g.pad)
        wide = max(least, wide + around)
        if city:
            high = min(g.panel, max(15.0, 0.17 * g.w))
            return x + g.w - wide, y + g.band, wide, high
        return x + g.w - wide, y, wide, g.band

    def tab(self, tab: Box, g: CardSize, card: CardView, color: Color, *, city: bool) -> None:
        """Draw the value of a card in its corner, or at the edge of a city's panel, with the letter of its colour."""
        theme, deep = self.theme, self.theme.cards[color].deep
        x, y, w, h = tab
        corner = 0.0 if city else g.radius
        self.path(rounded(x, y, w, h, (0, corner, 0, min(g.radius, h / 2))), deep)
        value, letter = self._figure(g, city=city)
        figure, base = str(card.value), y + h / 2 + value * 0.36
        wide = text_width(figure, value, 720)
        said = self.words.color_letter(color)
        if self._lettered(g, card, city=city):
            before = text_width(said, letter, 560) + value * 0.22
            left = x + (w - before - wide) / 2
            self.text(left, base, said, letter, 560, "start", theme.plate)
            self.text(left + before, base, figure, value, 720, "start", theme.plate)
            return
        self.text(x + (w - wide) / 2, base, figure, value, 720, "start", theme.plate)
        if _narrow(card, g):
            return
        # a flat card has its letter in the lower band, between its first two slots
        card_x = x + w - g.w
        middle, side = card_x + g.pad + g.slot + (g.w / 2 - g.slot * 1.5 - g.pad) / 2, 14.0
        low = y + g.h - g.band / 2
        wide = max(side, text_width(said, LEAST_NAME, 650) + 5)
        self.rect((middle - wide / 2, low - side / 2, wide, side), 4, deep)
        self.text(middle, low + LEAST_NAME * 0.36, said, LEAST_NAME, 650, "middle", theme.plate)

    def _value_in_strip(self, x: float, y: float, step: float, g: CardSize, card: CardView) -> None:
        """Draw the value of a covered card in the strip that a left splay shows, with its letter if that fits."""
        assert card.color is not None
        theme, deep = self.theme, self.theme.cards[card.color].deep
        city = _hangs(card, g)
        tab = self.tab_box(x, y, g, card, city=city)
        high = tab[3]
        top = y + g.band if city else y
        self.path(rounded(x, top, step, high, (0, 0 if city else g.radius, 0, 0)), deep)
        value, letter = self._figure(g, city=city)
        figure, said = str(card.value), self.words.color_letter(card.color)
        before = text_width(said, letter, 560) + value * 0.18
        wide = text_width(figure, value, 720)
        if wide > step - 3:
            value *= max(LEAST_TEXT / value, (step - 3) / wide)
            wide = text_width(figure, value, 720)
        base = top + high / 2 + value * 0.36
        if self._lettered(g, card, city=city) and before + wide <= step - 3:
            left = x + (step - before - wide) / 2
            self.text(left, base, said, letter, 560, "start", theme.plate)
            self.text(left + before, base, figure, value, 720, "start", theme.plate)
        else:
            self.text(x + (step - wide) / 2, base, figure, value, 720, "start", theme.plate)

    def ring(self, x: float, y: float, g: CardSize) -> None:
        """Draw the crossed ring of a card that is not done yet: between two slots, or at the corner of a tiny card."""
        gap = (g.w - 2 * g.pad - 3 * g.slot) / 2
        side = min(14.0, g.slot, gap - 3)
        if side < 8:
            self.unready(x - 3, y - 3, 10)
            return
        left = x + g.w - g.pad - g.slot - (gap + side) / 2
        self.unready(left, y + g.h - (g.band + side) / 2, side)

    def slot(
        self, card: CardView, contents: SlotContents | HiddenSlot, x: float, y: float, side: float, color: Color
    ) -> None:
        """Draw what a slot of a card holds, on its plate; an empty or hidden one shows nothing."""
        theme, deep = self.theme, self.theme.cards[color].deep
        if contents is HIDDEN or contents is Mark.EMPTY:
            return
        if contents is Mark.IMAGE:
            r = side * 0.6
            hexagon = moved(HEXAGON, x + side / 2 - r, y + side / 2 - r, 2 * r)
            self.items.append(Path(hexagon, deep, theme.plate, max(0.8, side * 0.05)))
            outline = pictogram(card.title) if card.title is not None else None
            if outline is not None:
                self.path(moved(outline, x + side * 0.13, y + side * 0.13, side * 0.74), theme.plate)
            return
        if contents is Mark.ECHO and card.key in self.marks.echoing:
            e = side * 0.05
            self.rect(
                (x - e, y - e, side + 2 * e, side + 2 * e), side * 0.24, theme.lit, DARK_PLATE, max(1.6, side * 0.1)
            )
            self.path(moved(SIGNS[contents], x + side * 0.18, y + side * 0.18, side * 0.64), DARK_PLATE)
            return
        if self.lit(card, contents):
            e = side * 0.05
            r = side * 0.24
            self.rect((x - e, y - e, side + 2 * e, side + 2 * e), r, theme.lit, theme.card_ink, max(1.2, side * 0.08))
            if isinstance(contents, Icon):
                self.path(moved(ICONS[contents], x + side * 0.13, y + side * 0.13, side * 0.74), theme.card_ink)
            elif isinstance(contents, Search):
                self._search(contents.icon, x, y, side, theme.card_ink, theme.card_ink)
            return
        if isinstance(contents, Icon):
            self.rect((x, y, side, side), side * 0.2, theme.plate)
            self.path(moved(ICONS[contents], x + side * 0.13, y + side * 0.13, side * 0.74), ICON_INKS[contents])
            return
        self._sign(contents, x, y, side, deep, theme.plate)

    def _sign(self, contents: Bonus | Search | Mark, x: float, y: float, side: float, fill: str, ink: str) -> None:
        """Draw what is no icon on a dark plate, or a bonus on a beaded disc."""
        if isinstance(contents, Bonus):
            r = side / 2
            self.path(circle(x + r, y + r, r), fill)
            size = max(LEAST_TEXT, side * 0.5)
            text = f"+{contents.points}"
            if text_width(text, size, 720) > side - 1:
                text = str(contents.points)
            if text_width(text, size, 720) <= side * 0.68:
                b = side * 0.1
                dash = (side * 0.1, side * 0.09)
                self.rect((x + b, y + b, side - 2 * b, side - 2 * b), r - b, None, ink, max(0.7, side * 0.05), dash)
            self.text(x + r, y + r + size * 0.36, text, size, 720, "middle", ink)
            return
        if contents is Mark.IMAGE:
            self.items.append(Path(moved(HEXAGON, x, y, side), fill, ink, max(0.8, side * 0.05)))
            return
        if contents is Mark.EMPTY:
            return
        if contents is Mark.ECHO or contents is Mark.INSPIRE:
            fill, ink = DARK_PLATE, ON_DARK_PLATE
        self.rect((x, y, side, side), side * 0.2, fill)
        if isinstance(contents, Search):
            self._search(contents.icon, x, y, side, ink, ON_DARK_PLATE)
            return
        self.path(moved(SIGNS[contents], x + side * 0.18, y + side * 0.18, side * 0.64), ink)

    def _search(self, icon: Icon, x: float, y: float, side: float, ink: str, inner: str) -> None:
        self.path(moved(MAGNIFIER, x + side * 0.06, y + side * 0.06, side * 0.56), ink)
        self.path(moved(ICONS[icon], x + side * 0.5, y + side * 0.5, side * 0.45), inner)

    def _states(self, card: CardView, box: Box, radius: float) -> None:
        self.mark(card.key, box, radius, lit=self._counts_whole(card))

    def _counts_whole(self, card: CardView) -> bool:
        """Whether a card counts as a whole; one whose icons are lit counts by them."""
        if card.key in self.marks.running:
            return True
        return card.key in self.marks.lit_cards and not any(self.lit(card, each) for each in card.slots)

    # --- piles ---

    @cached_drawing(placed_pile_inputs)
    def pile(
        self, x: float, y: float, size: CardSize, pile: PileView, *,
        sentence: bool = True, label: bool = True, slide: float = SLIDE,
    ) -> None:  # fmt: skip
        """Draw a pile that is not empty, from the bottom to the top, and below it how many cards it has.

        ``slide``: how far overlooked cards of an unsplayed pile are slid out, in widths; negative: to the left.
        """
        cards, splay, count = pile.cards, pile.splay, len(pile.cards)
        named = named_edges(pile, self.marks)
        places = fan_places(size, splay, count, named)
        w, h = fan_size(size, splay, count, named)
        if splay is Splay.NONE:
            self._edges(x, y, size, pile, named)
        else:
            for place in range(count - 1, 0, -1):
                px, py = places[place]
                self.covered(x + px, y + py, size, cards[place], splay=splay, count=count)
        tx, ty = places[0]
        self.card(x + tx, y + ty, size, cards[0], sentence=sentence)
        if splay is Splay.NONE:
            self._slid_out(x, y, size, pile, slide=slide, sentence=sentence)
        elif count > 1:
            regions = fan_regions(size, splay, count)
            for card, (rx, ry, rw, rh) in zip(cards[1:], regions[1:], strict=True):
                # lit icons speak for themselves; an outline is for what concerns the card
                self.mark(card.key, (x + rx, y + ry, rw, rh), 3, lit=card.key in self.marks.running)
        if label and count > 1 and pile.counted:
            text = self.words.describe("fan", count=count, splay=splay)
            if splay and text_width(text, LEAST_TEXT, 500) > w + 16:
                text = f"{self.words.describe('fan', count=count, splay=Splay.NONE)} {SPLAY_SIGNS[splay]}"
            if splay and text_width(text, LEAST_TEXT, 500) > w + 16:
                text = f"{count} {SPLAY_SIGNS[splay]}"
            text = shortened(text, LEAST_TEXT, 500, w + 16)
            self.text(x + w / 2, y + h + _CAPTION, text, LEAST_TEXT, 500, "middle", self.theme.muted)

    def _edges(self, x: float, y: float, size: CardSize, pile: PileView, named: tuple[bool, ...]) -> None:
        """Draw the thickness of an unsplayed pile; marked cards are named on their edges."""
        theme, paint = self.theme, self.theme.cards[pile.color]
        count, w, r = len(pile.cards), size.w, size.radius
        places = fan_places(size, pile.splay, count, named)
        drawn: set[float] = set()
        marked: list[tuple[str, Box]] = []
        for place in range(count - 1, 0, -1):
            _, dy = places[place]
            if dy in drawn:
                continue
            drawn.add(dy)
            if not named[place - 1]:
                self.rect((x, y + dy, w, size.h), r, paint.band)
                self.items.append(
                    Rect(x + 0.5, y + dy + 0.5, w - 1, size.h - 1, r - 0.5, None, paint.deep, 1, opacity=0.6)
                )
                continue
            card = pile.cards[place]
            tall = dy - places[place - 1][1]
            self.rect((x, y + dy, w, size.h), r, paint.tint, paint.deep)
            base, value = y + dy + size.h - 5, str(card.value)
            wide = text_width(value, LEAST_NAME, 720)
            title = shortened(self.words.title(card.title or ""), LEAST_NAME, 600, w - wide - 16)
            self.text(x + 5, base, title, LEAST_NAME, 600, "start", theme.card_ink)
            self.text(x + w - 5 - wide, base, value, LEAST_NAME, 720, "start", theme.card_ink)
            marked.append((card.key, (x, y + dy + size.h - tall, w, tall)))
        # the uppermost first: each outline leaves the handle of the one above it free
        for key, box in reversed(marked):
            self.mark(key, box, 3)

    def _slid_out(self, x: float, y: float, size: CardSize, pile: PileView, *, slide: float, sentence: bool) -> None:
        """Draw what was overlooked in an unsplayed pile over everything else, slid out below the top card."""
        overlooked = [card for card in pile.cards[1:] if card.key in self.marks.overlooked and card.title is not None]
        if not overlooked:
            return
        below, marked = self.items, self.over
        self.items, self.over = [], []
        for place, card in reversed(list(enumerate(overlooked, start=1))):
            at = x + slide * place * size.w, y + 10 * place
            self._card(*at, size, card, sentence=False)
            self.items.append(Rect(*at, size.w, size.h, size.radius, self.theme.ground, opacity=0.34))
            self.mark(card.key, (*at, size.w, size.h), size.radius)
            self.items += self.over
            self.over = []
        self._card(x, y, size, pile.cards[0], sentence=sentence)
        lifted: list[Item] = self.items
        self.items, self.over = below, marked
        # the states of the top card were drawn before: they lie on top of what is slid out
        self.over[:0] = lifted

    def empty_place(self, x: float, y: float, size: CardSize, color: Color, w: float | None = None) -> None:
        """Draw the pale place of an empty color: a short bar and its letter."""
        theme, paint = self.theme, self.theme.cards[color]
        w = size.w if w is None else w
        self.items.append(Rect(x, y, w, size.h, size.radius, paint.band, opacity=theme.empty))
        middle, high = x + w / 2, y + size.h / 2
        flat = size.panel <= 0
        bar = (middle - 19, high - 2, 22, 4) if flat else (middle - 13, high - 4, 26, 4)
        self.items.append(Rect(*bar, 2, paint.band, opacity=0.5 if theme.name == "dark" else 0.9))
        at = (middle + 12, high + 4) if flat else (middle, high + 15)
        self.text(*at, self.words.color_letter(color), LEAST_NAME, 600, "middle", theme.muted)

    # --- backs ---

    def back(self, x: float, y: float, w: float, card: CardView, *, seen: float | None = None) -> None:
        """Draw the back of a card with its states; ``seen``: width of the part that no other card covers."""
        self.plain_back(x, y, w, card.value, card.set, seen=seen)
        self.mark(card.key, (x, y, w if seen is None else seen, back_height(w)), max(2.5, w * 0.09))

    def plain_back(
        self, x: float, y: float, w: float, value: int, set_: str = "base", *, seen: float | None = None
    ) -> None:
        """Draw a back of a set with its value; 0: none."""
        theme = self.theme
        h, r = back_height(w), max(2.5, w * 0.09)
        self.items.append(Rect(x + 0.5, y + 1.2, w, h, r, theme.shadow, opacity=theme.shade))
        self.rect((x, y, w, h), r, theme.back_of(set_), theme.halo)
        if w > 26:
            e = w * 0.075
            self.items.append(Rect(x + e, y + e, w - 2 * e, h - 2 * e, r * 0.6, None, theme.back_ink, 1, opacity=0.34))
        signed = set_ != "base" and w >= 22 and (seen is None or seen >= w)
        if signed and w <= 26 and value > 9:
            signed = False  # beside two figures is no room for a sign: a corner tells another set
            self.path(polygon((x + w - 1, y + h - 7), (x + w - 1, y + h - 1), (x + w - 7, y + h - 1)), theme.back_ink)
        outline = SET_SIGNS.get(set_)
        if signed and outline is not None:
            side = max(9.0, w * 0.27)
            at = moved(outline, x + w * 0.89 - side, y + h * 0.88 - side, side)
            self.items.append(Path(at, theme.back_ink, opacity=0.7))
        elif signed:
            # a set that has no sign here has its initial
            initial, size = self.words.set_name(set_)[:1], max(LEAST_TEXT, w * 0.26)
            self.text(x + w * 0.76, y + h * 0.85, initial, size, 560, "middle", theme.back_ink)
        room = w if seen is None else min(seen, w)
        if value and room >= 9:
            size = max(LEAST_TEXT, min(w * 0.5, h * 0.6))
            wide = text_width(str(value), size, 700)
            if wide > room - 1:
                size = LEAST_TEXT
                wide = text_width(str(value), size, 700)
            if wide <= room:
                middle = x + room / 2 - (w * 0.16 if signed else 0)
                self.text(middle, y + h / 2 + size * 0.36, str(value), size, 700, "middle", theme.back_ink)

    def tile(self, x: float, y: float, w: float, card: CardView, *, seen: float | None = None) -> None:
        """Draw a front as small as a back, for the score pile or hand of a header: colour, letter and value."""
        if card.color is None:
            self.back(x, y, w, card, seen=seen)
            return
        theme, paint = self.theme, self.theme.cards[card.color]
        h, r = back_height(w), max(2.5, w * 0.09)
        room = w if seen is None else min(seen, w)
        self.items.append(Rect(x + 0.5, y + 1.2, w, h, r, theme.shadow, opacity=theme.shade))
        self.rect((x, y, w, h), r, paint.tint)
        low = h * 0.24
        self.path(rounded(x, y + h - low, w, low, (0, 0, r, r)), paint.band)
        self.items.append(Rect(x + 0.5, y + 0.5, w - 1, h - 1, r, None, paint.deep, 1, opacity=0.62))
        figure, said = str(card.value), self.words.color_letter(card.color)
        size = max(LEAST_TEXT, min(w * 0.44, h * 0.5))
        wide, before = text_width(figure, size, 700), text_width(said, LEAST_TEXT, 560) + 2
        base = y + (h - low) / 2 + size * 0.38
        if before + wide > room - 2:  # of the smallest size, close together, both often fit
            size, before = LEAST_TEXT, before - 1
            wide = text_width(figure, size, 700)
        if before + wide <= room - 0.5:
            left = x + (room - before - wide) / 2
            self.text(left, base, said, LEAST_TEXT, 560, "start", theme.card_ink)
            self.text(left + before, base, figure, size, 700, "start", theme.card_ink)
        elif wide <= room:
            self.text(x + (room - wide) / 2, base, figure, size, 700, "start", theme.card_ink)
        self.mark(card.key, (x, y, room, h), r)

    def deck(self, x: float, y: float, w: float, age: int, count: int, set_: str = "base", *, k: float = 1) -> float:
        """Draw a deck with its thickness, or the struck place of an empty one; return the height it takes."""
        theme = self.theme
        h, r = back_height(w), max(2.5, w * 0.09)
        if not count:
            self.rect((x + 0.5, y + 0.5, w - 1, h - 1), r, None, theme.line, 1.4)
            self.text(x + w / 2, y + h * 0.68, str(age), max(LEAST_TEXT, w * 0.4), 500, "middle", theme.muted)
            self.items.append(Stroke(x + 4 * k, y + h - 4 * k, x + w - 4 * k, y + 4 * k, theme.faint, 1.4))
            return h
        edges = min(5, -(-count * 10 // 22))
        for i in range(edges, 0, -1):
            self.rect((x, y + i * 1.9 * k, w, h), r, theme.back_line, theme.halo, 0.8)
        self.plain_back(x, y, w, age, set_)
        return h + edges * 1.9 * k

    # --- coins and verdicts ---

    def coin(
        self, cx: float, cy: float, r: float, text: str, share: float = 0, *,
        gold: bool = False, dim: bool = False, picture: tuple[Segment, ...] | None = None, color: Color | None = None,
    ) -> None:  # fmt: skip
        """Draw an achievement around a centre: its ring is filled by a share from 0 to 1 of what it asks for.

        ``gold``: claimed, or to be claimed now. ``dim``: out of reach for another reason. ``picture`` instead of text.
        ``color``: that of a Decree.
        """
        theme = self.theme
        paint = theme.cards[color] if color is not None and not gold else None
        self.path(circle(cx, cy, r), theme.lit if gold else paint.tint if paint else theme.mat)
        thick = min(3.0, r * 0.24)
        around = r - thick / 2 - 0.1
        ring = theme.lit_line if gold else theme.line
        if gold and theme.name == "dark":
            ring = theme.card_ink
        if gold and not share:
            self.items.append(Path(circle(cx, cy, r - 0.6), None, ring, 1.3))
        else:
            self.items.append(Path(circle(cx, cy, around), None, theme.line, thick))
            if share > 0:
                self.items.append(Path(arc(cx, cy, around, share), None, ring if gold else theme.ring, thick))
        ink = theme.card_ink if gold else theme.muted if dim else theme.ink
        if picture is not None:
            self.path(
                moved(picture, cx - r * 0.56, cy - r * 0.56, r * 1.12),
                paint.deep if paint else ink if gold else theme.muted,
            )
        else:
            size = max(LEAST_TEXT, min(r * 0.95, (2 * r - 8) / max(1, len(text)) / 0.6))
            self.text(cx, cy + size * 0.36, text, size, 700, "middle", ink)

    def chip(self, x: float, y: float, verdict: Verdict, text: str, k: float = 1) -> float:
        """Draw a verdict, 24 high, told by shape and word; return its width."""
        theme = self.theme
        w, h = chip_width(text, k), 24 * k
        fill, ink, line = {
            "shares": (theme.lit, theme.card_ink, theme.lit_line),
            "compelled": (theme.wrong_soft, theme.wrong, theme.wrong),
            "vulnerable": (theme.wrong_soft, theme.wrong, theme.wrong),
            "exposed": (theme.wrong_soft, theme.wrong, theme.wrong),
            "spared": (theme.mat, theme.muted, theme.muted),
            "immune": (theme.mat, theme.muted, theme.muted),
            "last": (theme.mat, theme.ink, theme.lit_line),
        }[verdict]
        hit = verdict in ("vulnerable", "exposed", "compelled")
        self.rect((x, y, w, h), 5 * k if hit else h / 2, fill, line, 1.4)
        sx, sy, s = x + 9 * k, y + 5.5 * k, 13 * k
        if verdict == "shares":
            self.path(moved(TICK, sx, sy, s), ink)
        elif hit:
            self.path(moved(_TRIANGLE, sx, sy, s), ink)
        elif verdict in ("immune", "spared"):
            self.items.append(Path(moved(_SHIELD, sx, sy, s), None, ink, 1.6))
        else:
            self.items.append(Path(circle(sx + s / 2, sy + s / 2, s * 0.45), None, ink, 1.6))
            self.items.append(Stroke(sx + s / 2, sy + s * 0.24, sx + s / 2, sy + s * 0.55, ink, 1.5))
            self.items.append(Stroke(sx + s / 2, sy + s * 0.53, sx + s * 0.7, sy + s * 0.64, ink, 1.5))
        self.text(x + 27 * k, y + h / 2 + 4.4 * k, text, 12.5 * k, 600, "start", ink)
        return w


def _hangs(card: CardView, g: CardSize) -> bool:
    """Return whether the value of a card hangs in its panel, as a slot is in its corner."""
    return len(card.slots) > 4 and g.panel > 0


def _narrow(card: CardView, g: CardSize) -> bool:
    """Return whether a card has its value where six slots have their last one, with no room for a letter."""
    return len(card.slots) > 4 and g.panel <= 0


def _name(title: str, size: float, room: float, panel: float) -> tuple[tuple[str, ...], float, int]:
    """Return a name in lines with text size and weight; a ``panel`` too low for two lines has one.

    It is smaller down to the least, then in two lines, then lighter, then broken within a word, and shortened at last.
    """
    least = min(LEAST_NAME, size)
    # one line a little smaller reads better than two; two lines read better than one that is much smaller
    for at, most, weight, within in (
        (size, 1, NAME_WEIGHT, False), (size * 0.92, 1, NAME_WEIGHT, False), (size, 2, NAME_WEIGHT, False),
        (size * 0.88, 2, NAME_WEIGHT, False), (least, 1, NAME_WEIGHT, False), (least, 2, NAME_WEIGHT, False),
        (least, 1, LIGHTER, False), (least, 2, LIGHTER, False),
        (least, 2, NAME_WEIGHT, True), (least, 2, LIGHTER, True),
    ):  # fmt: skip
        fitting = max(least, at)
        if most == 2 and 2.06 * fitting > panel:
            continue
        lines = name_lines(title, fitting, weight, room, most, within=within)
        if lines is not None:
            return lines, fitting, weight
    return (shortened(title, least, LIGHTER, room),), least, LIGHTER
