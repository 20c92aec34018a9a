"""Fission makes opponents draw a 10, and a red one costs all but achievements; else a top card is returned."""

from engine.lang.words import *

EVERYTHING = all_of(of(EVERYONE, ALL_BUT_ACHIEVEMENTS))
RETURN = return_(a(of(EVERYONE, TOPS), where=OTHER_THAN_THIS))
REMOVE_IF_RED = demand(draw(10), when(is_color(it, RED), remove(EVERYTHING), end_dogma_action()))

CARD = card(
    "Fission",
    fourth(demand(draw(10), when(is_color(it, RED), junk(EVERYTHING), end_dogma_action())), dogma(RETURN, draw(10))),
    third(REMOVE_IF_RED, dogma(RETURN, draw(10))),
    first(REMOVE_IF_RED, dogma(RETURN)),
)
