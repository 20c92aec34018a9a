"""Whataboutism."""

from engine.lang.words import BOARD, SCORE, TOPS, all_of, card, demand, each, exchange, has_demand, if_any, my, transfer

CARD = card(
    "Whataboutism",
    demand(
        transfer(all_of(TOPS, where=has_demand(each)), to=my(BOARD)), if_any(exchange(all_of(SCORE), all_of(my(SCORE))))
    ),
)
