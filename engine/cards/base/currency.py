"""Currency returns cards of the hand for a scored 2 per different value."""

from engine.lang.words import *

CARD = card(
    "Currency",
    since(1, dogma(may(return_(any_number(HAND))), if_you_do(draw_and_score(2, times=different_values(it))))),
)
