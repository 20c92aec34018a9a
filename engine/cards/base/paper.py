"""Paper splays green or blue left; a 4 comes per color splayed left, in the fourth for a scored card with health."""

from engine.lang.words import *

SPLAY = dogma(may(splay(one_of(GREEN, BLUE), LEFT)))
A_4_PER_COLOR = draw(4, times=number_of(colors(splayed=LEFT)))

CARD = card(
    "Paper",
    fourth(SPLAY, dogma(score(a(TOPS, with_icon=HEALTH)), if_you_do(A_4_PER_COLOR))),
    since(1, SPLAY, dogma(A_4_PER_COLOR)),
)
