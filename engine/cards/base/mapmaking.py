"""Mapmaking."""

from engine.lang.words import (
    SCORE,
    a,
    any_transferred_by_the_demand,
    card,
    demand,
    dogma,
    draw_and_score,
    fourth,
    my,
    transfer,
    when,
)

CARD = card(
    "Mapmaking",
    fourth(
        demand(transfer(a(SCORE, value=1), to=my(SCORE))), dogma(when(any_transferred_by_the_demand, draw_and_score(1)))
    ),
)
