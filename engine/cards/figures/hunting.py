"""Hunting takes one of two 0s that the victim draws."""

from engine.lang.words import *

CARD = card(
    "Hunting",
    fourth(
        demand(
            draw_and_reveal(0, times=2, into=drawn),
            transfer(a(drawn, by=ME), to=my(BOARD)),
        ),
    ),
)
