"""Banking."""

from engine.lang.words import (
    BOARD,
    GREEN,
    INDUSTRY,
    RIGHT,
    TOPS,
    a,
    card,
    demand,
    dogma,
    draw_and_score,
    fourth,
    if_you_do,
    may,
    my,
    splay,
    transfer,
)

CARD = card(
    "Banking",
    fourth(
        demand(transfer(a(TOPS, not_color=GREEN, with_icon=INDUSTRY), to=my(BOARD)), if_you_do(draw_and_score(5))),
        dogma(may(splay(GREEN, RIGHT))),
    ),
)
