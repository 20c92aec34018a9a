"""Nylon tucks three 8s, and again if one of them is green; red goes up."""

from engine.lang.words import *

CARD = card(
    "Nylon",
    fourth(
        dogma(draw_and_tuck(8, times=3), when(is_color(it, GREEN), repeat_effect())),
        dogma(may(splay(RED, UP))),
    ),
)
