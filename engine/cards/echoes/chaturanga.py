"""Chaturanga melds a card and foreshadows one of its value; foreseen, one more of the number of colors."""

from engine.lang.words import *

CARD = card(
    "Chaturanga",
    fourth(
        dogma(meld(a(HAND)), draw_and_foreshadow(value(it))),
        dogma(when(was_foreseen, draw_and_foreshadow(number_of(colors())))),
    ),
)
