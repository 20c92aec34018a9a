"""Stem Cells scores the whole hand, and draws an 11."""

from engine.lang.words import *

CARD = card("Stem Cells", fourth(dogma(may(score(all_of(HAND)))), dogma(draw(11))))
