"""Pottery."""

from engine.lang.words import HAND, card, count, dogma, draw, draw_and_score, fourth, if_any, it, may, return_, up_to

CARD = card("Pottery", fourth(dogma(may(return_(up_to(3, HAND))), if_any(draw_and_score(count(it)))), dogma(draw(1))))
