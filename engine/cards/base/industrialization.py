"""Industrialization."""

from engine.lang.words import (
    EFFICIENCY,
    PURPLE,
    RED,
    RIGHT,
    card,
    dogma,
    draw_and_tuck,
    fourth,
    icons,
    may,
    one_of,
    return_,
    single_most,
    splay,
    top,
    when,
)

CARD = card(
    "Industrialization",
    fourth(
        dogma(draw_and_tuck(6, times=3), when(single_most(icons(EFFICIENCY)), return_(top(RED)))),
        dogma(may(splay(one_of(RED, PURPLE), RIGHT))),
    ),
)
