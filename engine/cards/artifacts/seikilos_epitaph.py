"""Seikilos Epitaph melds a 3, then the bottom card of its color, and executes that."""

from engine.lang.words import *

CARD = card(
    "Seikilos Epitaph",
    fourth(
        dogma(draw_and_meld(3, into=drawn), then(meld(bottom(color_of(drawn)), into=melded), self_execute(melded))),
    ),
)
