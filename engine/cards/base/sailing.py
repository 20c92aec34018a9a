"""Sailing melds a 1."""

from engine.lang.words import *

CARD = card("Sailing", since(1, dogma(draw_and_meld(1))))
