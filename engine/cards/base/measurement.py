"""Measurement returns a card to splay its color (once: any color) right and draw as high as that pile has cards."""

from engine.lang.words import *

chosen = the_color("chosen")

CARD = card(
    "Measurement",
    since(
        3,
        dogma(
            may(then(reveal(a(HAND)), return_(it))),
            if_you_do(splay(color_of(it), RIGHT), draw(count(pile(color_of(it))))),
        ),
    ),
    first(
        dogma(may(return_(a(HAND))), if_you_do(choose_color("chosen"), splay(chosen, RIGHT), draw(count(pile(chosen)))))
    ),
)
