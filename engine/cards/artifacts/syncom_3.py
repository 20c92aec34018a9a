"""Syncom 3 returns the hand for five 9s; five colors win."""

from engine.lang.words import *

CARD = card(
    "Syncom 3",
    fourth(
        dogma(
            return_(all_of(HAND)),
            draw_and_reveal(9, times=5, into=drawn),
            when(equals(different_colors(drawn), 5), win()),
        )
    ),
)
