"""The four splays."""

from engine.lang.terms import Color, Splay
from tutor.course.pictures.page import CARD_H, EDGE, NARROW, SIZE, WIDTH, pen_of, scene, words
from tutor.scene.primitives import Scene

STRIP = 24.0
"""how far a splay shifts a card: one icon becomes visible"""


def splays(language: str) -> Scene:
    """Draw one pile of three in each direction, with the covered cards sliding out."""
    pen, piles = pen_of(
        "lessons/locking-in", language
    )  # not the lesson's own pile, because its questions ask about that
    pile = piles[Color.RED]
    named = words(language)
    each = WIDTH / 4
    for number, (splay, dx, dy) in enumerate(
        (
            (Splay.LEFT, STRIP, 0.0),
            (Splay.RIGHT, -STRIP, 0.0),
            (Splay.UP, 0.0, STRIP),
            (Splay.ASLANT, -STRIP, STRIP),
        )
    ):
        depth = len(pile) - 1
        wide = NARROW + abs(dx) * depth
        x = number * each + (each - wide) / 2 + (abs(dx) * depth if dx < 0 else 0)
        for place in range(depth, -1, -1):
            pen.card((x + place * dx, EDGE + place * dy, NARROW, CARD_H), pile[place])
        caption = named.message(f"picture-splay-{splay.word}")
        pen.text((number + 0.5) * each, EDGE + CARD_H + 2 * STRIP + 24, caption, SIZE, 600, "middle")
    return scene(pen, pen.items, EDGE + CARD_H + 2 * STRIP + 40, "splay", language)
