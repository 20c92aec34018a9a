"""Hatshepsut turns a hand that has a 1 into as many cards of a higher value, before one of that value is drawn."""

from engine.lang.words import *

CARD = card(
    "Hatshepsut",
    fourth(
        karma(
            would(
                TO_DRAW,
                return_(all_of(HAND), into=returned),
                draw(the_value, times=count(returned)),
                where=both(more(the_value, 1), at_least(count(all_of(HAND, value=1)), 1)),
            )
        ),
    ),
)
