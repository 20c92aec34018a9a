"""Ninja makes opponents return a hand card of a color that you name and hand over their top card of it."""

from engine.lang.words import *

CARD = card(
    "Ninja",
    fourth(
        demand(
            then(choose_color("chosen", by=ME), return_(a(HAND, color=the_color("chosen")))),
            if_you_do(transfer(top(the_color("chosen")), to=my(BOARD))),
        ),
        dogma(may(splay(RED, RIGHT))),
    ),
)
