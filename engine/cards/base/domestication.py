"""Domestication melds the lowest card of the hand and draws a 1."""

from engine.lang.words import *

CARD = card("Domestication", fourth(dogma(meld(lowest(HAND)), draw(1))))
