"""Machine Tools."""

from engine.lang.words import SCORE, card, dogma, draw_and_score, fourth, highest, value

CARD = card("Machine Tools", fourth(dogma(draw_and_score(value(highest(SCORE))))))
