"""Michelangelo (Figures)."""

from engine.lang.words import HAND, SCORE, card, counts_as, fourth, karma

CARD = card("Michelangelo", fourth(karma(counts_as(HAND, SCORE))))
