"""Palmistry melds a 1, and two cards returned from hand score a 2."""

from engine.lang.words import *

CARD = card(
    "Palmistry",
    fourth(dogma(draw_and_meld(1)), dogma(return_(as_many_as(2, HAND)), if_you_do(draw_and_score(2)))),
)
