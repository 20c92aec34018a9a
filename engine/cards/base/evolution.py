"""Evolution."""

from engine.lang.words import SCORE, a, card, dogma, draw, draw_and_score, highest, may_choose, return_, then, value

CARD = card(
    "Evolution",
    dogma(may_choose(then(draw_and_score(8), return_(a(SCORE))), draw(value(highest(SCORE)) + 1))),
)
