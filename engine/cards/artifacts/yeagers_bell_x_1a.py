"""Yeager's Bell X-1A melds 9s and executes them, up to the first without efficiency."""

from engine.lang.words import *

CARD = card(
    "Yeager's Bell X-1A",
    fourth(
        dogma(
            then(draw_and_meld(9, into=melded), self_execute(melded)),
            when(has_icon(melded, EFFICIENCY), repeat_effect()),
        )
    ),
)
