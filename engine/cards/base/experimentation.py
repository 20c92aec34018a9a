"""Experimentation melds a 5."""

from engine.lang.words import *

CARD = card("Experimentation", since(1, dogma(draw_and_meld(5))))
