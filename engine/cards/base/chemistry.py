"""Chemistry."""

from engine.lang.words import (
    BLUE,
    RIGHT,
    SCORE,
    TOPS,
    a,
    card,
    dogma,
    draw_and_score,
    fourth,
    highest,
    may,
    return_,
    splay,
    then,
    value,
)

CARD = card(
    "Chemistry",
    fourth(dogma(may(splay(BLUE, RIGHT))), dogma(then(draw_and_score(value(highest(TOPS)) + 1), return_(a(SCORE))))),
)
