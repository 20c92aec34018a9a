"""Explosives takes the three highest cards of a hand; a hand left empty draws a 7."""

from engine.lang.words import *

CARD = card(
    "Explosives",
    since(
        1, demand(transfer(highest(HAND, count=3), to=my(HAND)), when(both(did_any, equals(count(HAND), 0)), draw(7)))
    ),
)
