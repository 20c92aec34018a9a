"""Machinery."""

from engine.lang.words import (
    AUTHORITY,
    HAND,
    LEFT,
    RED,
    a,
    all_highest,
    all_of,
    card,
    demand,
    dogma,
    exchange,
    fourth,
    may,
    my,
    score,
    splay,
)

CARD = card(
    "Machinery",
    fourth(
        demand(exchange(all_of(HAND), all_highest(my(HAND)))),
        dogma(score(a(HAND, with_icon=AUTHORITY))),
        dogma(may(splay(RED, LEFT))),
    ),
)
