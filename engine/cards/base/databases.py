"""Databases."""

from engine.lang.words import ACHIEVEMENTS, SCORE, card, demand, highest, n, return_, value

CARD = card(
    "Databases",
    demand(return_(n(value(highest(ACHIEVEMENTS)), SCORE))),
)
