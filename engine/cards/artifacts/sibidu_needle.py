"""Sibidu Needle scores 1s while a top card is like them in color and value."""

from engine.lang.words import *

CARD = card(
    "Sibidu Needle",
    fourth(
        dogma(
            draw_and_reveal(1, into=drawn),
            when(shares_value(top(color_of(drawn)), drawn), score(drawn), repeat_effect()),
        )
    ),
)
