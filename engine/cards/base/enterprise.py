"""Enterprise."""

from engine.lang.words import (
    BOARD,
    GREEN,
    PROSPERITY,
    PURPLE,
    RIGHT,
    TOPS,
    a,
    card,
    demand,
    dogma,
    draw_and_meld,
    fourth,
    if_you_do,
    may,
    my,
    splay,
    transfer,
)

CARD = card(
    "Enterprise",
    fourth(
        demand(transfer(a(TOPS, not_color=PURPLE, with_icon=PROSPERITY), to=my(BOARD)), if_you_do(draw_and_meld(4))),
        dogma(may(splay(GREEN, RIGHT))),
    ),
)
