"""Whataboutism takes all top cards with a demand, and if it took any swaps the score piles."""

from engine.lang.words import *

CARD = card(
    "Whataboutism",
    fourth(
        demand(
            transfer(each_top(where=has_demand(each)), to=my(BOARD)),
            if_any(exchange(all_of(SCORE), all_of(my(SCORE)))),
        )
    ),
)
