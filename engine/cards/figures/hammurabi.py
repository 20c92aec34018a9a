"""Hammurabi demands the same first of a player who is about to demand something of him."""

from engine.lang.words import *

CARD = card(
    "Hammurabi",
    fourth(karma(would(SUFFER_DEMAND, demand_the_same(that_player)))),
)
