"""Gunpowder."""

from engine.lang.words import (
    AUTHORITY,
    SCORE,
    TOPS,
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
    "Gunpowder",
    fourth(
        demand(transfer(a(TOPS, with_icon=AUTHORITY), to=my(SCORE))),
        dogma(when(any_transferred_by_the_demand, draw_and_score(2))),
    ),
)
