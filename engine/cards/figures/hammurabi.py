"""Hammurabi demands the same first of a player who is about to demand something of him."""

from engine.lang.words import *

CARD = card(
    "Hammurabi",
    fourth(karma(would(SUFFER_DEMAND, execute_that_effect(upon=that_player)))),
)
