"""Printing Press."""

from engine.lang.words import (
    BLUE,
    PURPLE,
    RIGHT,
    SCORE,
    a,
    card,
    dogma,
    draw,
    fourth,
    if_you_do,
    may,
    return_,
    splay,
    top,
    value,
)

CARD = card(
    "Printing Press",
    fourth(dogma(may(return_(a(SCORE))), if_you_do(draw(value(top(PURPLE)) + 2))), dogma(may(splay(BLUE, RIGHT)))),
)
