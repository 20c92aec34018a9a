"""Stove scores a top card without industry, tucks a 4, and scores one where the top card there is lower."""

from engine.lang.words import *

CARD = card(
    "Stove",
    fourth(
        echo(score(a(TOPS, without_icon=INDUSTRY))),
        dogma(draw_and_tuck(4), when(fewer(value(top(color_of(it))), 4), draw_and_score(4))),
        dogma(may(splay(GREEN, RIGHT))),
    ),
)
