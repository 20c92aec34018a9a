"""Societies."""

from engine.lang.words import (
    BOARD,
    CONCEPT,
    ME,
    TOPS,
    a,
    card,
    color_of,
    demand,
    draw,
    each,
    fourth,
    if_you_do,
    more,
    my,
    top,
    transfer,
    value,
)

CARD = card(
    "Societies",
    fourth(
        demand(
            transfer(
                a(TOPS, with_icon=CONCEPT, where=more(value(each), value(top(color_of(each), of=ME)))), to=my(BOARD)
            ),
            if_you_do(draw(5)),
        )
    ),
)
