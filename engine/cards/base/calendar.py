"""Calendar."""

from engine.lang.words import HAND, SCORE, card, count, dogma, draw, fourth, more, when

CARD = card("Calendar", fourth(dogma(when(more(count(SCORE), count(HAND)), draw(3, times=2)))))
