"""The conditions of an Achieve action, and that it costs nothing."""

from engine.lang.terms import Color
from tutor.course.pictures.page import EDGE, WIDTH, arrow, lines, pen_of, scene, words
from tutor.scene.card_shapes import CardSize, Shape, back_height
from tutor.scene.cards import CardPen
from tutor.scene.patterns import LIGHT
from tutor.scene.primitives import Scene

CARD = CardSize.of(Shape.TALL, 100)
SEAL = 60.0
TILE_W, GAP = 34.0, 4.0
TILE_H = back_height(TILE_W)
SCORE = (1, 3, 3, 4)
VALUE = 2
POINTS = 5
"""points needed for each unit of an achievement's value"""
WIDE = len(SCORE) * (TILE_W + GAP) - GAP


def threshold(language: str) -> Scene:
    """Draw a sufficient score pile and top card, the achievement, and the unchanged score pile after it."""
    pen, piles = pen_of("lessons/keywords", language)
    card = piles[Color.GREEN][0]
    named = words(language)
    captions = {
        part: named.message(
            f"picture-threshold-{part}", score=sum(SCORE), needed=POINTS * VALUE, value=VALUE, top=card.value
        )
        for part in ("score", "top", "taken", "after")
    }
    top = EDGE + 8
    middle = top + CARD.h / 2
    tiles = middle - TILE_H / 2

    _score(pen, EDGE, tiles)
    x = EDGE + WIDE + 16
    pen.text(x, middle + 6, "+", 20, 700, "middle", LIGHT.muted)
    left = x + 16
    pen.card(left, top, CARD, card, sentence=False)
    seal = left + CARD.w + 52
    arrow(pen, (left + CARD.w + 10, middle), (seal - 8, middle))
    pen.coin(seal + SEAL / 2, middle, SEAL / 2, str(VALUE), 1, gold=True)
    after = WIDTH - EDGE - WIDE
    _score(pen, after, tiles)

    low = top + CARD.h + 22
    last = max(
        lines(pen, centre, low, captions[part], wide)
        for part, centre, wide in (
            ("score", EDGE + WIDE / 2, WIDE + 10),
            ("top", left + CARD.w / 2, CARD.w + 42),
            ("taken", seal + SEAL / 2, SEAL + 52),
            ("after", after + WIDE / 2, WIDE + 14),
        )
    )
    return scene(pen, pen.items, last + EDGE, "threshold", language)


def _score(pen: CardPen, x: float, y: float) -> None:
    for number, value in enumerate(SCORE):
        left = x + number * (TILE_W + GAP)
        pen.plain_back(left, y, TILE_W, value)
