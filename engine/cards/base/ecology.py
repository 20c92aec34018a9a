"""Ecology returns a card to score another and draw two 10s; it may junk the deck of 10s."""

from engine.lang.words import *

SCORE_ANOTHER = dogma(may(return_(a(HAND))), if_you_do(score(a(HAND)), draw(10, times=2)))

CARD = card("Ecology", fourth(SCORE_ANOTHER, dogma(may(junk_deck(10)))), since(1, SCORE_ANOTHER))
