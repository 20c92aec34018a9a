"""Industrialization tucks three 6s, which costs the leader in efficiency a red card; it splays right."""

from engine.lang.words import *

CARD = card(
    "Industrialization",
    fourth(
        dogma(draw_and_tuck(6, times=3), when(single_most(icons(EFFICIENCY)), return_(top(RED)))),
        dogma(may(splay(one_of(RED, PURPLE), RIGHT))),
    ),
)
