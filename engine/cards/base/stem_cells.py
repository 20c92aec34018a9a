"""Stem Cells scores the whole hand, and draws an 11."""

from engine.lang.words import *

SCORE_HAND = dogma(may(score(all_of(HAND))))

CARD = card("Stem Cells", fourth(SCORE_HAND, dogma(draw(11))), since(1, SCORE_HAND))
