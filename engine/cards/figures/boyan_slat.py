"""Boyan Slat clears a value from all score piles before a draw; a single card of it is achieved."""

from engine.lang.words import *

CARD = card(
    "Boyan Slat",
    fourth(
        karma(
            would(
                TO_DRAW,
                choose_value("v"),
                return_(all_of(of(EVERYONE, SCORE), value=the_number("v")), into=returned),
            ),
            when(equals(count(returned), 1), achieve(returned)),
        ),
    ),
)
