"""Charitable Trust melds the card that its echo effect drew: a 3 achieves the top green card, a 4 returns it."""

from engine.lang.words import *

CARD = card(
    "Charitable Trust",
    fourth(
        echo(do_one_of(draw(3), draw(4))),
        dogma(
            may(meld(a(HAND, where=is_card(each, drawn_due_to_this(echo=True, last=True))), into=melded)),
            when(equals(value(melded), 3), achieve_if_eligible(top(GREEN))),
            when(equals(value(melded), 4), return_(top(GREEN))),
        ),
    ),
)
