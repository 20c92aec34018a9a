"""Oars."""

from engine.lang.words import (
    HAND,
    PROSPERITY,
    SCORE,
    a,
    any_transferred_by_the_demand,
    card,
    demand,
    dogma,
    draw,
    fourth,
    if_you_do,
    my,
    not_,
    repeat_effect,
    transfer,
    when,
)

CARD = card(
    "Oars",
    fourth(
        demand(transfer(a(HAND, with_icon=PROSPERITY), to=my(SCORE)), if_you_do(draw(1), repeat_effect())),
        dogma(when(not_(any_transferred_by_the_demand), draw(1))),
    ),
)
