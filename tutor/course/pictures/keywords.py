"""Six keywords that move a card, each as an arrow."""

from engine.lang.terms import Color, Splay
from engine.seat.view import PileView
from tutor.course.pictures.page import CARD, EDGE, SIZE, WIDTH, arrow, lines, pen_of, scene, words
from tutor.scene.card_shapes import back_height
from tutor.scene.patterns import LIGHT
from tutor.scene.primitives import Scene

TILE_W = 44.0
TILE_H = back_height(TILE_W)
DECK_W = 72.0


def keywords(language: str) -> Scene:
    """Draw a card in hand and where each keyword moves it; draw comes from the deck, return goes under it."""
    pen, piles = pen_of("lessons/locking-in", language)
    card, under, *rest = piles[Color.RED]
    named = words(language)

    def label(part: str) -> str:
        return named.message(f"picture-keywords-{part}")

    middle = WIDTH / 2
    top = EDGE + 26
    hand = (middle - CARD.w / 2, top, CARD.w, CARD.h)
    pen.text(middle, EDGE + 14, label("hand"), SIZE, 400, "middle", LIGHT.muted)
    pen.card(hand[0], top, CARD, card, sentence=False)

    left = EDGE + 14
    pen.text(left + DECK_W / 2, EDGE + 14, label("deck"), SIZE, 400, "middle", LIGHT.muted)
    pen.deck(left, top + 8, DECK_W, card.value, 10)
    gap = (left + DECK_W + 8, hand[0] - 8)
    arrow(pen, (gap[0], top + 24), (gap[1], top + 24))
    lines(pen, sum(gap) / 2, top + 17, label("draw"), gap[1] - gap[0], 700, rows=1)
    arrow(pen, (gap[1], top + 78), (gap[0], top + 78))
    lines(pen, sum(gap) / 2, top + 95, label("return"), gap[1] - gap[0], 700, rows=1)

    right = WIDTH - EDGE - 14 - CARD.w
    pen.text(right + CARD.w / 2, EDGE + 14, label("pile"), SIZE, 400, "middle", LIGHT.muted)
    pile = PileView(Color.RED, Splay.NONE, (under, card, *rest))
    pen.pile(right, top, CARD, pile, sentence=False, label=False)
    gap = (hand[0] + CARD.w + 8, right - 8)
    arrow(pen, (gap[0], top + 10), (gap[1], top + 10))
    lines(pen, sum(gap) / 2, top + 3, label("meld"), gap[1] - gap[0], 700, rows=1)
    arrow(pen, (gap[0], top + 92), (gap[1], top + 104))
    lines(pen, sum(gap) / 2, top + 118, label("tuck"), gap[1] - gap[0], 700, rows=1)

    low = top + CARD.h + 46
    for part, centre in (("score", middle - 90), ("junk", middle + 90)):
        x = centre - TILE_W / 2
        if part == "score":
            for number in range(3):
                pen.plain_back(x + number * 9 - 9, low, TILE_W, 0)
        else:
            pen.rect((x, low, TILE_W, TILE_H), 4, None, LIGHT.muted, 1.2, (3, 3))
        side = -1 if centre < middle else 1
        arrow(pen, (middle + side * 30, top + CARD.h + 8), (centre - side * 4, low - 8))
        where = centre + side * (TILE_W / 2 + 20)
        pen.text(where, low + 14, label(part), SIZE, 700, "end" if side < 0 else "start")
        lines(pen, where, low + 31, label(f"{part}-place"), 170, 400, "end" if side < 0 else "start", LIGHT.muted, 1)
    return scene(pen, pen.items, low + TILE_H + EDGE, "keywords", language)
