"""The Daily Courant returns a 6, melds a card as high as the top card of its color and executes it."""

from engine.lang.words import *

CARD = card(
    "The Daily Courant",
    fourth(
        dogma(
            then(draw_and_reveal(6), return_(it, into=returned)),
            draw_and_meld(value(top(color_of(returned))), into=melded),
            self_execute(melded),
        )
    ),
)
