"""Fermenting draws a 2 per color with health; without a green card tucked the 2s, and itself, are junked."""

from engine.lang.words import *

CARD = card(
    "Fermenting",
    fourth(
        dogma(draw(2, times=number_of(colors(showing=HEALTH)))),
        dogma(
            may(tuck(a(HAND, color=GREEN))),
            if_you_dont(junk_deck(2), when(is_top_on_any_board(this_card), junk(this_card))),
        ),
    ),
)
