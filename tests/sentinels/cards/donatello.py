"""Donatello, as Michelangelo of Figures: the hand counts as score."""

from engine.lang.words import HAND, SCORE, card, counts_as, fourth, karma

CARD = card("Donatello", fourth(karma(counts_as(HAND, SCORE))))
