"""The Pirate Code."""

from engine.lang.words import (
    PROSPERITY,
    SCORE,
    TOPS,
    at_most,
    card,
    demand,
    dogma,
    due_to_demand,
    each,
    lowest,
    my,
    n,
    score,
    transfer,
    value,
    when,
)

CARD = card(
    "The Pirate Code",
    demand(transfer(n(2, SCORE, where=at_most(value(each), 4)), to=my(SCORE))),
    dogma(when(due_to_demand("transfer"), score(lowest(TOPS, with_icon=PROSPERITY)))),
)
