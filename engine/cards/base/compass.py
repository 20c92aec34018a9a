"""Compass."""

from engine.lang.words import BOARD, GREEN, HEALTH, TOPS, a, card, demand, fourth, meld, my, then, transfer

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
