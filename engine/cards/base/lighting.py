"""Lighting tucks up to three cards and scores a 7 per different value."""

from engine.lang.words import *

CARD = card(
    "Lighting",
    since(1, dogma(may(tuck(up_to(3, HAND))), if_you_do(draw_and_score(7, times=different_values(it))))),
)
