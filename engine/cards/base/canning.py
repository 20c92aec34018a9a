"""Canning."""

from engine.lang.words import (
    INDUSTRY,
    RIGHT,
    TOPS,
    YELLOW,
    all_of,
    card,
    dogma,
    draw_and_tuck,
    if_any,
    may,
    score,
    splay,
)

CARD = card(
    "Canning",
    dogma(may(draw_and_tuck(6)), if_any(score(all_of(TOPS, without_icon=INDUSTRY)))),
    dogma(may(splay(YELLOW, RIGHT))),
)
