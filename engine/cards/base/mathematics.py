"""Mathematics."""

from engine.lang.words import HAND, a, card, dogma, draw_and_meld, fourth, if_you_do, it, may, return_, value

CARD = card("Mathematics", fourth(dogma(may(return_(a(HAND))), if_you_do(draw_and_meld(value(it) + 1)))))
