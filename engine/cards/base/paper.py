"""Paper splays green or blue left; it scores a top card with health for a 4 per color splayed left."""

from engine.lang.words import *

CARD = card(
    "Paper",
    fourth(
        dogma(may(splay(one_of(GREEN, BLUE), LEFT))),
        dogma(score(a(TOPS, with_icon=HEALTH)), if_you_do(draw(4, times=number_of(colors(splayed=LEFT))))),
    ),
)
