"""Fission makes opponents draw a 10, and a red one junks all but achievements; else a top card is returned."""

from engine.lang.words import *

CARD = card(
    "Fission",
    fourth(
        demand(draw(10), when(is_color(it, RED), junk(all_of(of(EVERYONE, ALL_BUT_ACHIEVEMENTS))), end_dogma_action())),
        dogma(return_(a(of(EVERYONE, TOPS), where=OTHER_THAN_THIS)), draw(10)),
    ),
)
