"""Canning scores, for a tucked 6, every top card without industry; it splays yellow right."""

from engine.lang.words import *

CARD = card(
    "Canning",
    fourth(
        dogma(may(draw_and_tuck(6)), if_any(score(each_top(without_icon=INDUSTRY)))),
        dogma(may(splay(YELLOW, RIGHT))),
    ),
)
