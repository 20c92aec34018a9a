"""Archery."""

from engine.lang.words import AVAILABLE, HAND, a, card, demand, dogma, draw, highest, junk, my, then, transfer

DEMAND = demand(then(draw(1), transfer(highest(HAND), to=my(HAND))))

CARD = card(
    "Archery",
    DEMAND,
    dogma(junk(a(AVAILABLE, value=(1, 2)))),
    third=(DEMAND,),
    first=(DEMAND,),
)
