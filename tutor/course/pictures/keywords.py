"""Six keywords that move a card, each as an arrow."""

from engine.lang.terms import Color
from tutor.course.pictures.page import CARD_H, CARD_W, EDGE, SIZE, WIDTH, arrow, lines, pen_of, scene, words
from tutor.scene.patterns import LIGHT
from tutor.scene.primitives import Scene

TILE_W, TILE_H = 30.0, 42.0
BACK_W, BACK_H = 64.0, 40.0


def keywords(language: str) -> Scene:
    """Draw a card in hand and where each keyword moves it; draw comes from the deck, return goes under it."""
    pen, piles = pen_of("lessons/locking-in", language)
    card, under, _ = piles[Color.RED]
    named = words(language)

    def label(part: str) -> str:
        return named.message(f"picture-keywords-{part}")

    middle = WIDTH / 2
    top = EDGE + 26
    hand = (middle - CARD_W / 2, top, CARD_W, CARD_H)
    pen.text(middle, EDGE + 14, label("hand"), SIZE, 400, "middle", LIGHT.muted)
    pen.card(hand, card)

    left = EDGE + 14
    pen.text(left + BACK_W / 2, EDGE + 14, label("deck"), SIZE, 400, "middle", LIGHT.muted)
    for number in range(5, -1, -1):
        y = top + 14 + number * 6
        pen.rect((left, y, BACK_W, BACK_H), 3, LIGHT.back, LIGHT.back_line)
    pen.text(left + BACK_W / 2, top + 14 + BACK_H / 2 + 5, str(card.value), 15, 700, "middle", LIGHT.back_ink)
    gap = (left + BACK_W + 8, hand[0] - 8)
    arrow(pen, (gap[0], top + 24), (gap[1], top + 24))
    lines(pen, sum(gap) / 2, top + 17, label("draw"), gap[1] - gap[0], 700, rows=1)
    arrow(pen, (gap[1], top + 78), (gap[0], top + 78))
    lines(pen, sum(gap) / 2, top + 95, label("return"), gap[1] - gap[0], 700, rows=1)

    right = WIDTH - EDGE - 14 - CARD_W
    pen.text(right + CARD_W / 2, EDGE + 14, label("pile"), SIZE, 400, "middle", LIGHT.muted)
    paint = LIGHT.cards[Color.RED]
    for number in (3, 2, 1):
        pen.rect((right, top - 6 + number * 5, CARD_W, CARD_H - 10), 5, paint.band, LIGHT.card_ink)
    pen.card((right, top - 6, CARD_W, CARD_H - 10), under)
    gap = (hand[0] + CARD_W + 8, right - 8)
    arrow(pen, (gap[0], top + 10), (gap[1], top + 10))
    lines(pen, sum(gap) / 2, top + 3, label("meld"), gap[1] - gap[0], 700, rows=1)
    arrow(pen, (gap[0], top + 92), (gap[1], top + 104))
    lines(pen, sum(gap) / 2, top + 118, label("tuck"), gap[1] - gap[0], 700, rows=1)

    low = top + CARD_H + 46
    for part, centre in (("score", middle - 90), ("junk", middle + 90)):
        x = centre - TILE_W / 2
        if part == "score":
            for number in range(3):
                pen.rect((x + number * 9 - 9, low, TILE_W, TILE_H), 3, LIGHT.back, LIGHT.back_line)
        else:
            pen.rect((x, low, TILE_W, TILE_H), 3, None, LIGHT.plate_line, 1, (3, 3))
        side = -1 if centre < middle else 1
        arrow(pen, (middle + side * 30, top + CARD_H + 8), (centre - side * 4, low - 8))
        where = centre + side * (TILE_W / 2 + 20)
        pen.text(where, low + 14, label(part), SIZE, 700, "end" if side < 0 else "start")
        lines(pen, where, low + 31, label(f"{part}-place"), 170, 400, "end" if side < 0 else "start", LIGHT.muted, 1)
    return scene(pen, pen.items, low + TILE_H + EDGE, "keywords", language)
