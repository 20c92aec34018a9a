"""Domestication melds the lowest card of the hand and draws a 1."""

from engine.lang.words import *

CARD = card("Domestication", since(1, dogma(meld(lowest(HAND)), draw(1))))
