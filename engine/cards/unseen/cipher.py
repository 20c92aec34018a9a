"""Cipher gives up a hand of two or more for a card one higher than its highest; it draws a 2 and splays blue left."""

from engine.lang.words import *

CARD = card(
    "Cipher",
    fourth(
        dogma(
            return_(all_of(HAND), into=returned),
            when(at_least(count(returned), 2), draw(value(highest(returned)) + 1)),
        ),
        dogma(draw(2), may(splay(BLUE, LEFT))),
    ),
)
