"""Holmegaard Bows compels others to give their highest card with authority, or to junk a deck; then a 2 is drawn."""

from engine.lang.words import *

CARD = card(
    "Holmegaard Bows",
    fourth(
        compel(
            transfer(highest(TOPS, with_icon=AUTHORITY), to=my(HAND)),
            if_you_dont(junk_deck(value(lowest(TOPS)))),
        ),
        dogma(draw(2)),
    ),
)
