"""Parnell Pitch Drop melds a card one higher than the highest; with no achievement left it may win."""

from engine.lang.words import *

CARD = card(
    "Parnell Pitch Drop",
    fourth(
        dogma(
            draw_and_meld(value(highest(TOPS)) + 1, into=melded),
            junk(a(AVAILABLE_ACHIEVEMENTS)),
            if_you_dont(when(at_least(icons_on(melded, EFFICIENCY), 3), win())),
        )
    ),
)
