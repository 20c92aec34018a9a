"""Canning."""

from engine.lang.words import (
    INDUSTRY,
    RIGHT,
    YELLOW,
    card,
    dogma,
    draw_and_tuck,
    each_top,
    fourth,
    if_any,
    may,
    score,
    splay,
)

CARD = card(
    "Canning",
    fourth(
        dogma(may(draw_and_tuck(6)), if_any(score(each_top(without_icon=INDUSTRY)))), dogma(may(splay(YELLOW, RIGHT)))
    ),
)
