"""Databases."""

from engine.lang.words import ACHIEVEMENTS, SCORE, as_many_as, card, demand, fourth, highest, return_, value

CARD = card("Databases", fourth(demand(return_(as_many_as(value(highest(ACHIEVEMENTS)), SCORE)))))
