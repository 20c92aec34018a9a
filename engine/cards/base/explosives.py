"""Explosives."""

from engine.lang.words import (
    HAND,
    both,
    card,
    count,
    demand,
    did_any,
    draw,
    equals,
    fourth,
    highest,
    my,
    transfer,
    when,
)

CARD = card(
    "Explosives",
    fourth(demand(transfer(highest(HAND, count=3), to=my(HAND)), when(both(did_any, equals(count(HAND), 0)), draw(7)))),
)
