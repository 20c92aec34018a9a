"""Experimentation melds a 5."""

from engine.lang.words import *

CARD = card("Experimentation", fourth(dogma(draw_and_meld(5))))
