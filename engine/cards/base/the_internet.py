"""The Internet splays green up, scores a 10 and melds two."""

from engine.lang.words import *

CARD = card(
    "The Internet",
    fourth(
        dogma(may(splay(GREEN, UP))),
        dogma(draw_and_score(10)),
        dogma(draw_and_meld(10, times=2)),
    ),
)
