"""Miniaturization returns a card: a 10 draws a 10 per different scored value, an 11 junks the 11s."""

from engine.lang.words import *

RETURN = return_(a(HAND), into=returned)
TENS = when(equals(value(returned), 10), draw(10, times=different_values(SCORE)))

CARD = card(
    "Miniaturization",
    fourth(dogma(RETURN, TENS, when(equals(value(returned), 11), junk_deck(11)))),
    since(1, dogma(may(RETURN), TENS)),
)
