"""Industrialization tucks three 6s, which costs a single leader in efficiency the top red card."""

from engine.lang.words import *

CARD = card(
    "Industrialization",
    fourth(
        dogma(draw_and_tuck(6, times=3), when(single_most(icons(EFFICIENCY)), return_(top(RED)))),
        dogma(may(splay(one_of(RED, PURPLE), RIGHT))),
    ),
)
