"""Rowland Hill achieves the rest of the hand for three cards of it, before an achievement is claimed."""

from engine.lang.words import *

CARD = card(
    "Rowland Hill",
    fourth(
        karma(would(TO_CLAIM, return_(as_many_as(3, HAND))), if_you_do(achieve(all_of(HAND)))),
    ),
)
