"""Railroad returns the hand, draws three 6s, and turns a right splay up."""

from engine.lang.words import *

CARD = card(
    "Railroad",
    fourth(
        dogma(return_(all_of(HAND))),
        dogma(draw(6, times=3)),
        dogma(may(splay(colors(splayed=RIGHT), UP))),
    ),
)
