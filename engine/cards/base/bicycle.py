"""Bicycle."""

from engine.lang.words import HAND, SCORE, all_of, card, dogma, exchange, fourth, may

CARD = card("Bicycle", fourth(dogma(may(exchange(all_of(HAND), all_of(SCORE))))))
