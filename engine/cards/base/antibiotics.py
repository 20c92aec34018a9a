"""Antibiotics."""

from engine.lang.words import HAND, card, different_values, dogma, draw, fourth, it, may, return_, twice, up_to

CARD = card("Antibiotics", fourth(dogma(may(return_(up_to(3, HAND))), draw(8, times=twice(different_values(it))))))
