"""Excalibur compels others to hand over a top card that is higher than its owner's of that color."""

from engine.lang.words import *

CARD = card(
    "Excalibur",
    fourth(
        compel(
            transfer(a(TOPS, where=more(value(each), value(top(color_of(each), of=ME)))), to=my(BOARD)),
        )
    ),
)
