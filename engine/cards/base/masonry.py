"""Masonry melds authority cards of the hand; three red cards claim Monument."""

from engine.lang.words import *

CARD = card(
    "Masonry",
    fourth(
        dogma(may(meld(any_number(HAND, with_icon=AUTHORITY)))),
        dogma(when(equals(count(pile(RED)), 3), claim("Monument"))),
    ),
)
