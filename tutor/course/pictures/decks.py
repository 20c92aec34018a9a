"""The deck of a Draw, with an empty one on the way."""

from tutor.course.pictures.page import EDGE, WIDTH, arrow, lines, pen_of, scene, words
from tutor.scene.card_shapes import back_height
from tutor.scene.patterns import LIGHT
from tutor.scene.primitives import Scene

HIGHEST = 4
EMPTY = (4, 5)
AGES = range(1, 9)
W = 52.0
H = back_height(W)
FULL = 9


def decks(language: str) -> Scene:
    """Draw decks 1 to 8: the highest top card points at 4; 4 and 5 are empty, so the card comes from 6."""
    pen, _ = pen_of("lessons/overview", language)
    named = words(language)
    each = (WIDTH - 2 * EDGE) / len(AGES)
    top = EDGE + 52
    middle = {age: EDGE + (age - 0.5) * each for age in AGES}
    for age in AGES:
        x = middle[age] - W / 2
        pen.deck(x, top, W, age, 0 if age in EMPTY else FULL)
    lines(pen, middle[HIGHEST], EDGE + 14, named.message("picture-decks-highest"), 2.6 * each, rows=1)
    arrow(pen, (middle[HIGHEST], EDGE + 22), (middle[HIGHEST], top - 5))
    taken = EMPTY[-1] + 1
    for age in range(HIGHEST, taken):
        y = top + H + 22
        arrow(pen, (middle[age] + 6, y), (middle[age + 1] - 6, y), LIGHT.choice)
    x = middle[taken] - W / 2
    pen.rect((x - 5, top - 5, W + 10, H + 20), 9, None, LIGHT.choice, 2.6)
    lines(pen, middle[EMPTY[0]] + each / 2, top + H + 42, named.message("picture-decks-empty"), 3.4 * each, rows=1)
    lines(pen, middle[taken] + each / 2, EDGE + 34, named.message("picture-decks-taken"), 3 * each, 700, rows=1)
    return scene(pen, pen.items, top + H + 42 + EDGE, "decks", language)
