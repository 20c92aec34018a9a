"""The four splays."""

from engine.lang.terms import Color, Splay
from engine.seat.view import PileView
from tutor.course.pictures.page import EDGE, SIZE, WIDTH, pen_of, scene, words
from tutor.scene.card_shapes import CardSize, Shape, fan_size
from tutor.scene.primitives import Scene

CARD = CardSize.of(Shape.TALL, 96)


def splays(language: str) -> Scene:
    """Draw one pile of three in each direction, with the covered cards sliding out."""
    pen, piles = pen_of(
        "lessons/locking-in", language
    )  # not the lesson's own pile, because its questions ask about that
    pile = piles[Color.RED]
    named = words(language)
    each = WIDTH / 4
    low = EDGE + max(fan_size(CARD, splay, len(pile))[1] for splay in Splay)
    for number, splay in enumerate((Splay.LEFT, Splay.RIGHT, Splay.UP, Splay.ASLANT)):
        wide, _ = fan_size(CARD, splay, len(pile))
        x = number * each + (each - wide) / 2
        pen.pile(x, EDGE, CARD, PileView(Color.RED, splay, pile), sentence=False, label=False)
        caption = named.message(f"picture-splay-{splay.word}")
        pen.text((number + 0.5) * each, low + 26, caption, SIZE, 600, "middle")
    return scene(pen, pen.items, low + 42, "splay", language)
