"""Printing Press returns a scored card to draw two higher than the top purple card; it splays blue right."""

from engine.lang.words import *

CARD = card(
    "Printing Press",
    since(
        1,
        dogma(may(return_(a(SCORE))), if_you_do(draw(value(top(PURPLE)) + 2))),
        dogma(may(splay(BLUE, RIGHT))),
    ),
)
