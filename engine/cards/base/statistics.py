"""Statistics."""

from engine.lang.words import (
    HAND,
    ME,
    RIGHT,
    SCORE,
    YELLOW,
    all_of,
    card,
    choose_value,
    demand,
    dogma,
    fourth,
    may,
    splay,
    the_number,
    then,
    transfer,
)

CARD = card(
    "Statistics",
    fourth(
        demand(then(choose_value("chosen", by=ME), transfer(all_of(SCORE, value=the_number("chosen")), to=HAND))),
        dogma(may(splay(YELLOW, RIGHT))),
    ),
)
