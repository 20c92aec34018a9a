"""Polytheism melds cards with no icon on those it melded for the same player before; then it tucks a 1."""

from engine.lang.words import *

CARD = card(
    "Polytheism",
    fourth(
        dogma(meld(a(HAND, where=not_(shares_icon(each, melded_due_to_this())))), if_you_do(repeat_effect())),
        dogma(draw_and_tuck(1)),
    ),
)
