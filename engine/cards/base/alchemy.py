"""Alchemy draws a 4 per color with authority, and one red card costs the hand; then it melds and scores a card."""

from engine.lang.words import *

CARD = card(
    "Alchemy",
    fourth(
        dogma(
            draw_and_reveal(4, times=number_of(colors(showing=AUTHORITY)), into=drawn),
            when(any_of(drawn, is_color(each, RED)), return_(all_of(HAND))),
        ),
        dogma(then(meld(a(HAND)), score(a(HAND)))),
    ),
)
