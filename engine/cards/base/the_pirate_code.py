"""The Pirate Code."""

from engine.lang.words import (
    PROSPERITY,
    SCORE,
    TOPS,
    any_transferred_by_the_demand,
    as_many_as,
    at_most,
    card,
    demand,
    dogma,
    each,
    fourth,
    lowest,
    my,
    score,
    transfer,
    value,
    when,
)

CARD = card(
    "The Pirate Code",
    fourth(
        demand(transfer(as_many_as(2, SCORE, where=at_most(value(each), 4)), to=my(SCORE))),
        dogma(when(any_transferred_by_the_demand, score(lowest(TOPS, with_icon=PROSPERITY)))),
    ),
)
