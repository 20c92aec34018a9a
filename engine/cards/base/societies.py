"""Societies takes a top card with concept, higher than mine of its color (once: any but purple), and gives a 5."""

from engine.lang.words import *

CARD = card(
    "Societies",
    since(
        3,
        demand(
            transfer(
                a(TOPS, with_icon=CONCEPT, where=more(value(each), value(top(color_of(each), of=ME)))), to=my(BOARD)
            ),
            if_you_do(draw(5)),
        ),
    ),
    first(demand(transfer(a(TOPS, not_color=PURPLE, with_icon=CONCEPT), to=my(BOARD)), if_you_do(draw(5)))),
)
