"""Chemistry splays blue right; it scores one higher than the best top card and returns a scored card."""

from engine.lang.words import *

CARD = card(
    "Chemistry",
    since(
        1,
        dogma(may(splay(BLUE, RIGHT))),
        dogma(then(draw_and_score(value(highest(TOPS)) + 1), return_(a(SCORE)))),
    ),
)
