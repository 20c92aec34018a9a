"""Refrigeration."""

from engine.lang.words import HAND, a, all_but, card, demand, dogma, fourth, may, return_, score

CARD = card("Refrigeration", fourth(demand(return_(all_but(1, HAND))), dogma(may(score(a(HAND))))))
