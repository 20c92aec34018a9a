"""Ride-Hailing melds another player's top card with efficiency and executes it; if there is none, it draws an 11."""

from engine.lang.words import *

CARD = card(
    "Ride-Hailing",
    fourth(
        dogma(may(splay(GREEN, UP))),
        dogma(
            meld(a(of(OTHERS, TOPS), not_color=YELLOW, with_icon=EFFICIENCY)),
            when(did_any, self_execute(it), otherwise=draw(11)),
        ),
    ),
)
