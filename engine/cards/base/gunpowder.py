"""Gunpowder."""

from engine.lang.words import (
    AUTHORITY,
    SCORE,
    TOPS,
    a,
    card,
    demand,
    dogma,
    draw_and_score,
    due_to_demand,
    my,
    transfer,
    when,
)

CARD = card(
    "Gunpowder",
    demand(transfer(a(TOPS, with_icon=AUTHORITY), to=my(SCORE))),
    dogma(when(due_to_demand("transfer"), draw_and_score(2))),
)
