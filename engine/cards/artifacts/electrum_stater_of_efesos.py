"""Electrum Stater of Efesos melds 3s while they are of colors new to the board."""

from engine.lang.words import *

CARD = card(
    "Electrum Stater of Efesos",
    fourth(
        dogma(
            draw_and_reveal(3, into=drawn),
            when(not_(any_of(TOPS, shares_color(each, drawn))), meld(drawn), repeat_effect()),
        )
    ),
)
