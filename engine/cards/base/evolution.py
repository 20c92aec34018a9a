"""Evolution."""

from engine.lang.words import (
    SCORE,
    a,
    card,
    dogma,
    draw,
    draw_and_score,
    fourth,
    highest,
    may_do_one_of,
    return_,
    then,
    value,
)

CARD = card(
    "Evolution",
    fourth(dogma(may_do_one_of(then(draw_and_score(8), return_(a(SCORE))), draw(value(highest(SCORE)) + 1)))),
)
