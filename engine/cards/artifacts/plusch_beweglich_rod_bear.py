"""Plüsch Beweglich Rod Bear splays up colors by their top values, and returns a value from all score piles."""

from engine.lang.words import *

chosen = the_number("chosen")

CARD = card(
    "Plüsch Beweglich Rod Bear",
    fourth(
        dogma(
            choose_value("chosen"),
            for_each_color("c", colors_of(all_of(TOPS, value=chosen)), splay(the_color("c"), UP), in_order=True),
            return_(all_of(of(EVERYONE, SCORE), value=chosen)),
        )
    ),
)
