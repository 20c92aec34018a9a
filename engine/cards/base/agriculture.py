"""Agriculture."""

from engine.lang.words import HAND, a, card, dogma, draw_and_score, if_you_do, it, may, return_, since, value

CARD = card("Agriculture", since(1, dogma(may(return_(a(HAND))), if_you_do(draw_and_score(value(it) + 1)))))
