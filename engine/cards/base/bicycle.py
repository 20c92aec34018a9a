"""Bicycle."""

from engine.lang.words import HAND, SCORE, all_of, card, dogma, exchange, may

CARD = card(
    "Bicycle",
    dogma(may(exchange(all_of(HAND), all_of(SCORE)))),
)
