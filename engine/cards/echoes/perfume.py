"""Perfume tucks 1s as long as they show authority; it takes a top card of a value that its player has not on top."""

from engine.lang.words import *

CARD = card(
    "Perfume",
    fourth(
        echo(draw_and_tuck(1), when(has_icon(it, AUTHORITY), repeat_effect())),
        demand(
            transfer(a(TOPS, where=not_(shares_value(each, my(TOPS)))), to=my(BOARD)),
            if_you_do(draw_and_meld(value(it))),
        ),
    ),
)
