"""Suburbia scores a 1 per card that it tucks; it may junk the deck of 9s."""

from engine.lang.words import *

TUCK_AND_SCORE = dogma(may(tuck(any_number(HAND))), draw_and_score(1, times=count(it)))

CARD = card("Suburbia", fourth(TUCK_AND_SCORE, dogma(may(junk_deck(9)))), since(1, TUCK_AND_SCORE))
