"""Miniaturization returns a card: a 10 draws a 10 per different scored value, an 11 junks the 11s."""

from engine.lang.words import *

CARD = card(
    "Miniaturization",
    fourth(
        dogma(
            return_(a(HAND), into=returned),
            when(equals(value(returned), 10), draw(10, times=different_values(SCORE))),
            when(equals(value(returned), 11), junk_deck(11)),
        )
    ),
)
