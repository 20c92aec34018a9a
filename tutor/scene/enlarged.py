"""The pictures for hover and focus: an enlarged card with its text and notes; the backs of what is out of the game."""

from collections.abc import Sequence

from engine.lang.terms import Slot
from engine.seat.view import CardView, TableView
from tutor.scene.glyphs import ICONS
from tutor.scene.inputs import Marks, Options, TableWords
from tutor.scene.layout import text_width, wrap
from tutor.scene.patterns import THEMES
from tutor.scene.pen import SlipPen, card_label
from tutor.scene.primitives import Rect, Scene, moved, scaled


def draw_card(card: CardView, words: TableWords, options: Options) -> Scene:
    """Draw one enlarged card with its text, for hover and focus. ``options.width`` is ignored."""
    theme = THEMES[options.theme]
    width = 280.0
    pen = SlipPen(words, Marks(), theme)
    if card.title is None or card.color is None:
        pen.back((0, 0, 120, 160), card, 40)
        return scaled(Scene(120, 160, tuple(pen.items), ()), options.scale)
    rows: list[tuple[str, bool]] = []
    for effect in map(words.spoken, words.effects(card.title)):
        lines = wrap(effect, 13, 400, width - 66, 40)
        rows.extend((line, i == 0) for i, line in enumerate(lines))
    text_height = sum(17 + (5 if first else 0) for _, first in rows)
    below = 44.0 if len(card.slots) == 6 else 0.0
    height = max(150.0, 76 + below + text_height + 12 + 48)
    paint = theme.cards[card.color]
    pen.rect((0.5, 0.5, width - 1, height - 1), radius=8, fill=paint.tint, stroke=theme.card_ink)
    pen.band((1.5, 1.5, width - 3, 44), card.color, 7)
    pen.plate((8, 6, 36, 36), card.slots[Slot.TOP_LEFT], 26, blank=paint.tint)
    pen.rect((width - 62, 8, 54, 32), 16, theme.plate)
    pen.text(width - 46, 29.5, words.color_letter(card.color), 14, 400, "middle", theme.card_ink)
    pen.text(width - 24, 31, str(card.value), 19, 700, "middle", theme.card_ink, 24)
    title = words.title(card.title)
    chip = min(width - 118, text_width(title, 16, 700) + 16)
    pen.rect((50, 11, chip, 26), radius=5, fill=theme.plate)
    pen.text(50 + chip / 2, 29.5, title, 16, 700, "middle", theme.card_ink, chip - 10)
    if below:
        pen.plate((width / 2 - 18, 50, 36, 36), card.slots[Slot.TOP_MIDDLE], 26)
        pen.plate((width - 44, 50, 36, 36), card.slots[Slot.TOP_RIGHT], 26)
    y = 64.0 + below
    for line, first in rows:
        y += 5 if first else 0
        if first and card.featured is not None:
            pen.path(moved(ICONS[card.featured], 30, y - 12, 14), theme.card_ink)
        pen.text(50, y, line, 13, 400, "start", theme.card_ink, width - 62)
        y += 17
    for slot, x in ((Slot.BOTTOM_LEFT, 8.0), (Slot.BOTTOM_MIDDLE, width / 2 - 18), (Slot.BOTTOM_RIGHT, width - 44)):
        pen.plate((x, height - 44, 36, 36), card.slots[slot], 26)
    if not card.ready:
        pen.unready(52, height - 34, 16)
    total = height + (_notes(pen, words.notes(card.title), width, height) if options.notes else 0)
    spoken = " ".join(
        [card_label(card, words, Marks(), "", "", covered=False) + ".", *map(words.spoken, words.effects(card.title))]
    )
    return scaled(Scene(width, total, tuple(pen.items), (), title, spoken), options.scale)


def _notes(pen: SlipPen, notes: Sequence[tuple[str, Sequence[str]]], width: float, top: float) -> float:
    """Write captions and lines below the card; return their height."""
    rows: list[tuple[str, int, float, float]] = []
    y = top + 4.0
    for caption, lines in notes:
        y += 18
        rows.append((caption, 600, 10.0, y))
        for line in lines:
            for i, part in enumerate(wrap(line, 11.5, 400, width - 34, 4)):
                y += 15
                rows.append((part if i else f"· {part}", 400, 10.0 if not i else 17.0, y))
    if not rows:
        return 0.0
    tall = y + 8 - top
    under = (0.0, top - 8, width, tall + 8)
    pen.items.insert(0, Rect(*under, 8, pen.theme.board, pen.theme.line))
    for text, weight, x, base in rows:
        ink = pen.theme.muted if weight > 400 else pen.theme.ink
        pen.text(x, base, text, 11.5, weight, "start", ink, width - x - 8)
    return tall


def draw_out_of_play(view: TableView, words: TableWords, options: Options) -> Scene | None:
    """Draw the backs of the junk or the box, whose fronts nobody may see (4e base p. 33); ``None`` if it is empty."""
    gone = view.out_of_play
    if not gone.cards:
        return None
    theme = THEMES[options.theme]
    pen = SlipPen(words, Marks(), theme)
    by_value: dict[int, list[CardView]] = {}
    for card in sorted(gone.cards, key=lambda card: card.value):
        by_value.setdefault(card.value, []).append(card)
    columns = min(4, len(by_value))
    wide, tall = 62.0, 52.0
    width = max(columns * wide + 12, text_width(words.label(gone.word), 14, 700) + 24)
    height = 34 + -(-len(by_value) // columns) * tall
    pen.rect((0.5, 0.5, width - 1, height - 1), 8, theme.board, theme.line)
    pen.text(10, 21, words.label(gone.word), 14, 700)
    for i, (_, cards) in enumerate(sorted(by_value.items())):
        x, y = 8 + i % columns * wide, 30 + i // columns * tall
        pen.back((x, y, 30, 42), cards[0], 17)
        pen.text(x + 34, y + 27, f"×{len(cards)}", 13, 700)
    values = tuple((value, len(cards)) for value, cards in sorted(by_value.items()))
    label = words.describe(gone.word, count=len(gone.cards), values=values)
    return scaled(Scene(width, height, tuple(pen.items), (), words.label(gone.word), label), options.scale)
