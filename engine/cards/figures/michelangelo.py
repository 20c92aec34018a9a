"""Michelangelo counts the hand as score."""

from engine.lang.words import *

CARD = card("Michelangelo", fourth(karma(counts_as(HAND, SCORE))))
