"""Antonie van Leeuwenhoek counts cards in hand as ten points each towards their value; a 5 gives a 6 before a draw."""

from engine.lang.words import *

CARD = card(
    "Antonie van Leeuwenhoek",
    fourth(
        karma(count_towards_claims(all_of(HAND), 10)),
        karma(would(TO_DRAW, may(return_(a(HAND, value=5)))), if_you_do(draw(6))),
    ),
)
