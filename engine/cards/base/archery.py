"""Archery."""

from engine.lang.words import (
    AVAILABLE_ACHIEVEMENTS,
    HAND,
    a,
    card,
    demand,
    dogma,
    draw,
    either,
    first,
    fourth,
    highest,
    junk,
    my,
    then,
    third,
    transfer,
)

DEMAND = demand(then(draw(1), transfer(highest(HAND), to=my(HAND))))

CARD = card(
    "Archery", fourth(DEMAND, dogma(junk(a(AVAILABLE_ACHIEVEMENTS, value=either(1, 2))))), third(DEMAND), first(DEMAND)
)
