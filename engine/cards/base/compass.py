"""Compass takes a top card with health and gives a top card without it."""

from engine.lang.words import *

CARD = card(
    "Compass",
    fourth(
        demand(
            then(
                transfer(a(TOPS, not_color=GREEN, with_icon=HEALTH), to=my(BOARD)),
                meld(a(my(TOPS), without_icon=HEALTH)),
            )
        )
    ),
)
