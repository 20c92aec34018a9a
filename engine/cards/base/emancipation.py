"""Emancipation."""

from engine.lang.words import (
    HAND,
    PURPLE,
    RED,
    RIGHT,
    SCORE,
    a,
    card,
    demand,
    dogma,
    draw,
    fourth,
    if_you_do,
    may,
    my,
    one_of,
    splay,
    transfer,
)

CARD = card(
    "Emancipation",
    fourth(demand(transfer(a(HAND), to=my(SCORE)), if_you_do(draw(6))), dogma(may(splay(one_of(RED, PURPLE), RIGHT)))),
)
