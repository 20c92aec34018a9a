"""Refrigeration."""

from engine.lang.words import HAND, a, all_but, card, demand, dogma, may, return_, score

CARD = card(
    "Refrigeration",
    demand(return_(all_but(1, HAND))),
    dogma(may(score(a(HAND)))),
)
