"""Societies takes a top card with concept that is higher than mine of its color, and gives a 5."""

from engine.lang.words import *

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
