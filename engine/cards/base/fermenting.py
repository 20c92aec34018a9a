"""Fermenting draws a 2 per color with health; in the fourth, with no green card tucked, 2s and itself are junked."""

from engine.lang.words import *

A_2_PER_COLOR = dogma(draw(2, times=number_of(colors(showing=HEALTH))))

CARD = card(
    "Fermenting",
    fourth(
        A_2_PER_COLOR,
        dogma(
            may(tuck(a(HAND, color=GREEN))),
            if_you_dont(junk_deck(2), when(is_top_on_any_board(this_card), junk(this_card))),
        ),
    ),
    third(A_2_PER_COLOR),
)
