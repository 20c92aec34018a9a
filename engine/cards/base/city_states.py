"""City States."""

from engine.lang.words import (
    AUTHORITY,
    BOARD,
    TOPS,
    a,
    at_least,
    card,
    demand,
    draw,
    fourth,
    icons,
    if_you_do,
    my,
    transfer,
    when,
)

CARD = card(
    "City States",
    fourth(
        demand(
            when(at_least(icons(AUTHORITY), 4), transfer(a(TOPS, with_icon=AUTHORITY), to=my(BOARD))),
            if_you_do(draw(1)),
        )
    ),
)
