"""Corporations."""

from engine.lang.words import (
    GREEN,
    INDUSTRY,
    SCORE,
    TOPS,
    a,
    card,
    demand,
    dogma,
    draw_and_meld,
    fourth,
    if_you_do,
    my,
    transfer,
)

CARD = card(
    "Corporations",
    fourth(
        demand(transfer(a(TOPS, not_color=GREEN, with_icon=INDUSTRY), to=my(SCORE)), if_you_do(draw_and_meld(8))),
        dogma(draw_and_meld(8)),
    ),
)
