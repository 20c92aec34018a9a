"""The parts of a card."""

from engine.lang.terms import Color, Slot
from tutor.course.pictures.page import EDGE, SIZE, WIDTH, pen_of, scene, words
from tutor.scene.card_shapes import CardSize, Shape, slot_at
from tutor.scene.layout import text_width, wrap
from tutor.scene.patterns import LIGHT
from tutor.scene.primitives import Anchor, Path, Scene, Stroke

CARD = CardSize.of(Shape.TALL, 200)
MIDDLE = CARD.h / 2
NAME = 0.094 * CARD.w


def _slot(slot: Slot) -> tuple[float, float]:
    x, y = slot_at(CARD, slot)
    return x + CARD.slot / 2, y + CARD.slot / 2


PARTS: tuple[tuple[str, Anchor, tuple[float, float], float], ...] = (
    # name, side of its label, the place on the card, y of its label
    ("icon", "end", _slot(Slot.TOP_LEFT), 24),
    ("name", "end", (0, MIDDLE), MIDDLE),
    ("image", "end", (CARD.w / 2, CARD.h - CARD.pad), CARD.h + 6),
    ("value", "start", (CARD.w - 8, CARD.band - 9), 24),
    ("color", "start", (CARD.w * 0.9, MIDDLE), MIDDLE),
    ("icons", "start", _slot(Slot.BOTTOM_RIGHT), CARD.h - 18),
)


def card(language: str) -> Scene:
    """Draw one large card with a line from each part to its name."""
    pen, piles = pen_of("lessons/overview", language)
    (archery,) = piles[Color.RED]
    left, top = (WIDTH - CARD.w) / 2, EDGE
    height = CARD.h + 2 * EDGE + 14
    pen.card(left, top, CARD, archery, sentence=False)
    named = words(language)
    # just before the title, whatever its language
    name = CARD.w / 2 - text_width(pen.words.title("Archery"), NAME, 680) / 2 - 6
    for part, side, (x, y), at in PARTS:
        x = name if part == "name" else x  # noqa: PLW2901
        px, py, line = left + x, top + y, top + at
        edge = left - 18 if side == "end" else left + CARD.w + 18
        pen.items.append(Stroke(edge, line, px, py, LIGHT.halo, 3.2))
        pen.items.append(Stroke(edge, line, px, py, LIGHT.ink, 1.4))
        dot = (("M", (px - 3, py)), ("L", (px, py - 3)), ("L", (px + 3, py)), ("L", (px, py + 3)), ("Z", ()))
        pen.items.append(Path(dot, LIGHT.ink, LIGHT.halo, 1))
        rows = wrap(named.message(f"picture-card-{part}"), SIZE, 600, left - 40, 3)
        first = line + SIZE * 0.35 - (len(rows) - 1) * (SIZE + 3) / 2
        for number, text in enumerate(rows):
            where = edge - 6 if side == "end" else edge + 6
            pen.text(where, first + number * (SIZE + 3), text, SIZE, 400, side)
    return scene(pen, pen.items, height, "card", language)
