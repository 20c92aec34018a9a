"""Databases."""

from engine.lang.words import ACHIEVEMENTS, SCORE, as_many_as, card, demand, highest, return_, value

CARD = card(
    "Databases",
    demand(return_(as_many_as(value(highest(ACHIEVEMENTS)), SCORE))),
)
