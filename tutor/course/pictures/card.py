"""The parts of a card."""

from engine.lang.terms import Color
from tutor.course.pictures.page import CARD_H, CARD_W, EDGE, SIZE, WIDTH, pen_of, scene, words
from tutor.scene.inputs import Marks
from tutor.scene.layout import wrap
from tutor.scene.patterns import LIGHT
from tutor.scene.pen import Pen
from tutor.scene.primitives import Anchor, Scene, Stroke, scaled

PARTS: tuple[tuple[str, Anchor, float, float, float], ...] = (
    # name, side of its label, x and y on the card, y of its label
    ("icon", "end", 5, 13, 13),
    ("name", "end", 26, 56, 52),
    ("image", "end", 52, 104, 118),
    ("value", "start", 99, 13, 13),
    ("color", "start", 72, 26, 52),
    ("icons", "start", 101, 93, 91),
)
SCALE = 1.6


def card(language: str) -> Scene:
    """Draw one large card with a line from each part to its name."""
    pen, piles = pen_of("lessons/overview", language)
    (archery,) = piles[Color.RED]
    left, top = (WIDTH - CARD_W * SCALE) / 2, EDGE
    height = CARD_H * SCALE + 2 * EDGE + 24
    pen.card((left / SCALE, top / SCALE, CARD_W, CARD_H), archery)
    large = scaled(Scene(WIDTH, height, tuple(pen.items), ()), SCALE)
    named = words(language)
    page = Pen(pen.words, Marks(), LIGHT)
    for part, side, x, y, at in PARTS:
        px, py, line = left + x * SCALE, top + y * SCALE, top + at * SCALE
        edge = left - 22 if side == "end" else left + CARD_W * SCALE + 22
        page.items.append(Stroke(edge, line, px, py, LIGHT.ink, 1.2))
        rows = wrap(named.message(f"picture-card-{part}"), SIZE, 600, left - 40, 3)
        first = line + SIZE * 0.35 - (len(rows) - 1) * (SIZE + 3) / 2
        for number, text in enumerate(rows):
            where = edge - 6 if side == "end" else edge + 6
            page.text(where, first + number * (SIZE + 3), text, SIZE, 400, side)
    return scene(pen, [*large.items, *page.items], height, "card", language)
