"""Oars."""

from engine.lang.words import (
    HAND,
    PROSPERITY,
    SCORE,
    a,
    card,
    demand,
    dogma,
    draw,
    due_to_demand,
    if_you_do,
    my,
    not_,
    repeat_effect,
    transfer,
    when,
)

CARD = card(
    "Oars",
    demand(transfer(a(HAND, with_icon=PROSPERITY), to=my(SCORE)), if_you_do(draw(1), repeat_effect())),
    dogma(when(not_(due_to_demand("transfer")), draw(1))),
)
