"""Whataboutism."""

from engine.lang.words import (
    BOARD,
    SCORE,
    all_of,
    card,
    demand,
    each,
    each_top,
    exchange,
    fourth,
    has_demand,
    if_any,
    my,
    transfer,
)

CARD = card(
    "Whataboutism",
    fourth(
        demand(
            transfer(each_top(where=has_demand(each)), to=my(BOARD)), if_any(exchange(all_of(SCORE), all_of(my(SCORE))))
        )
    ),
)
