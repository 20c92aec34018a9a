"""Stem Cells."""

from engine.lang.words import HAND, all_of, card, dogma, draw, fourth, may, score

CARD = card("Stem Cells", fourth(dogma(may(score(all_of(HAND)))), dogma(draw(11))))
