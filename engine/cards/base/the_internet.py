"""The Internet splays green up, scores a 10 and melds more, two or by efficiency."""

from engine.lang.words import *

SPLAY, SCORE_ONE = dogma(may(splay(GREEN, UP))), dogma(draw_and_score(10))

CARD = card(
    "The Internet",
    fourth(SPLAY, SCORE_ONE, dogma(draw_and_meld(10, times=2))),
    since(1, SPLAY, SCORE_ONE, dogma(draw_and_meld(10, times=for_every(2, icons(EFFICIENCY))))),
)
