"""Suburbia scores a 1 per card that it tucks; it may junk the deck of 9s."""

from engine.lang.words import *

CARD = card(
    "Suburbia",
    fourth(
        dogma(may(tuck(any_number(HAND))), draw_and_score(1, times=count(it))),
        dogma(may(junk_deck(9))),
    ),
)
