"""Comb draws five 1s and returns those not of the chosen color; foreseen, it returns that color from all boards."""

from engine.lang.words import *

CARD = card(
    "Comb",
    fourth(
        dogma(
            choose_color("c"),
            draw_and_reveal(1, times=5, into=drawn),
            return_(all_of(drawn, not_color=the_color("c"))),
            when(was_foreseen, return_(all_of(of(EVERYONE, BOARD), color=the_color("c")))),
        )
    ),
)
