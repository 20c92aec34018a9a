"""The conditions of an Achieve action, and that it costs nothing."""

from engine.lang.terms import Color
from tutor.course.pictures.page import CARD_H, CARD_W, EDGE, WIDTH, arrow, lines, pen_of, scene, words
from tutor.scene.glyphs import HEXAGON
from tutor.scene.patterns import LIGHT
from tutor.scene.pen import Pen
from tutor.scene.primitives import Path, Scene, moved

SEAL = 78.0
TILE_W, TILE_H, GAP = 32.0, 44.0, 4.0
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
    middle = top + CARD_H / 2
    tiles = middle - TILE_H / 2

    _score(pen, EDGE, tiles)
    x = EDGE + WIDE + 16
    pen.text(x, middle + 6, "+", 20, 700, "middle", LIGHT.muted)
    left = x + 16
    pen.card((left, top, CARD_W, CARD_H), card)
    seal = left + CARD_W + 62
    arrow(pen, (left + CARD_W + 14, middle), (seal - 12, middle))
    pen.items.append(Path(moved(HEXAGON, seal, middle - SEAL / 2, SEAL), LIGHT.plate, LIGHT.ink, 2))
    pen.text(seal + SEAL / 2, middle + 8, str(VALUE), 24, 700, "middle")
    after = WIDTH - EDGE - WIDE
    _score(pen, after, tiles)

    low = top + CARD_H + 22
    last = max(
        lines(pen, centre, low, captions[part], wide)
        for part, centre, wide in (
            ("score", EDGE + WIDE / 2, WIDE + 10),
            ("top", left + CARD_W / 2, CARD_W + 42),
            ("taken", seal + SEAL / 2, SEAL + 52),
            ("after", after + WIDE / 2, WIDE + 14),
        )
    )
    return scene(pen, pen.items, last + EDGE, "threshold", language)


def _score(pen: Pen, x: float, y: float) -> None:
    for number, value in enumerate(SCORE):
        left = x + number * (TILE_W + GAP)
        pen.rect((left, y, TILE_W, TILE_H), 3, LIGHT.back, LIGHT.back_line)
        pen.text(left + TILE_W / 2, y + TILE_H / 2 + 5, str(value), 15, 700, "middle", LIGHT.back_ink)
