"""Mathematics returns a card and melds one that is one higher."""

from engine.lang.words import *

CARD = card("Mathematics", since(1, dogma(may(return_(a(HAND))), if_you_do(draw_and_meld(value(it) + 1)))))
