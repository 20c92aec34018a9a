"""Evolution scores an 8 and returns a scored card, or draws one higher than the highest scored card."""

from engine.lang.words import *

CARD = card(
    "Evolution",
    since(1, dogma(may_do_one_of(then(draw_and_score(8), return_(a(SCORE))), draw(value(highest(SCORE)) + 1)))),
)
