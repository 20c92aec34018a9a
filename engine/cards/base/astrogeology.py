"""Astrogeology splays the color of an 11 aslant and takes what lies deep in it; eight cards in hand win."""

from engine.lang.words import *

CARD = card(
    "Astrogeology",
    fourth(
        dogma(
            draw_and_reveal(11),
            splay(color_of(it), ASLANT),
            if_you_do(transfer(all_but_top(4, color_of(it)), to=HAND)),
        ),
        dogma(when(at_least(count(HAND), 8), win())),
    ),
)
