"""Education."""

from engine.lang.words import SCORE, card, dogma, draw, fourth, highest, if_you_do, may, return_, value

CARD = card("Education", fourth(dogma(may(return_(highest(SCORE))), if_you_do(draw(value(highest(SCORE)) + 2)))))
