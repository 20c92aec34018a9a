"""Feudalism."""

from engine.lang.words import (
    AUTHORITY,
    AVAILABLE_SPECIALS,
    HAND,
    LEFT,
    PURPLE,
    YELLOW,
    a,
    all_of,
    card,
    demand,
    dogma,
    draw,
    fourth,
    if_you_do,
    junk,
    may,
    my,
    one_of,
    splay,
    transfer,
)

CARD = card(
    "Feudalism",
    fourth(
        demand(transfer(a(HAND, with_icon=AUTHORITY), to=my(HAND)), if_you_do(junk(all_of(AVAILABLE_SPECIALS)))),
        dogma(may(splay(one_of(YELLOW, PURPLE), LEFT)), if_you_do(draw(3))),
    ),
)
