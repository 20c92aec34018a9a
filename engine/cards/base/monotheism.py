"""Monotheism."""

from engine.lang.words import (
    ME,
    SCORE,
    TOPS,
    a,
    card,
    color_on_board,
    demand,
    dogma,
    draw_and_tuck,
    each,
    fourth,
    if_you_do,
    my,
    not_,
    transfer,
)

CARD = card(
    "Monotheism",
    fourth(
        demand(transfer(a(TOPS, where=not_(color_on_board(each, ME))), to=my(SCORE)), if_you_do(draw_and_tuck(1))),
        dogma(draw_and_tuck(1)),
    ),
)
