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
    highest,
    junk,
    my,
    then,
    transfer,
)

DEMAND = demand(then(draw(1), transfer(highest(HAND), to=my(HAND))))

CARD = card(
    "Archery",
    DEMAND,
    dogma(junk(a(AVAILABLE_ACHIEVEMENTS, value=either(1, 2)))),
    third_edition=(DEMAND,),
    first_edition=(DEMAND,),
)
