"""Submarine H. L. Hunley compels others to meld a 7; an even bottom card of its color costs them the color."""

from engine.lang.words import *

CARD = card(
    "Submarine H. L. Hunley",
    fourth(
        compel(
            draw_and_meld(7, into=melded),
            reveal(bottom(color_of(melded)), into=revealed),
            when(not_(is_odd(value(revealed))), return_(all_of(BOARD, color=color_of(revealed)))),
        )
    ),
)
