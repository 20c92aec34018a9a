"""Shennong scores a card as high as the 1s in hand are many, before a 1 is drawn in the first action."""

from engine.lang.words import *

CARD = card(
    "Shennong",
    fourth(
        karma(
            would(TO_DRAW, draw_and_score(count(all_of(HAND, value=1))), where=both(equals(the_value, 1), first_action))
        ),
    ),
)
