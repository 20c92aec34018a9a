"""Fermenting draws 2s by health; without a green card tucked the 2s, and itself, are junked."""

from engine.lang.words import *

DRAW = dogma(draw(2, times=number_of(colors(showing=HEALTH))))

CARD = card(
    "Fermenting",
    fourth(
        DRAW,
        dogma(
            may(tuck(a(HAND, color=GREEN))),
            if_you_dont(junk_deck(2), when(is_top_on_any_board(this_card), junk(this_card))),
        ),
    ),
    third(DRAW),
    first(dogma(draw(2, times=for_every(2, icons(HEALTH))))),
)
