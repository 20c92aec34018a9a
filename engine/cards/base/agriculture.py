"""Agriculture trades a card of the hand for points that are one higher."""

from engine.lang.words import *

CARD = card("Agriculture", since(1, dogma(may(return_(a(HAND))), if_you_do(draw_and_score(value(it) + 1)))))
