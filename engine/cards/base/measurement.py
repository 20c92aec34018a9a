"""Measurement returns a card to splay its color right and draw as high as that pile has cards."""

from engine.lang.words import *

CARD = card(
    "Measurement",
    fourth(
        dogma(
            may(then(reveal(a(HAND)), return_(it))),
            if_you_do(splay(color_of(it), RIGHT), draw(count(pile(color_of(it))))),
        )
    ),
)
