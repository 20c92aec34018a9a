"""Reclamation returns three bottom red cards, melds half of their value, and goes on with that color."""

from engine.lang.words import *

CARD = card(
    "Reclamation",
    fourth(
        dogma(
            starting(wanted=RED),
            return_(bottom(the_color("wanted"), count=3), into=returned),
            draw_and_meld(half_up(total_value(returned)), into=melded),
            when(equals(count(returned), 3), repeat_effect(wanted=color_of(melded))),
        )
    ),
)
