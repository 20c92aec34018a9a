"""Tomb safeguards one achievement; it takes the lowest into hand if all yellow and blue cards go from the board."""

from engine.lang.words import *

CARD = card(
    "Tomb",
    fourth(
        dogma(safeguard(a(AVAILABLE_ACHIEVEMENTS, value=count(ACHIEVEMENTS) + 1))),
        dogma(
            may(transfer(lowest(AVAILABLE_ACHIEVEMENTS), to=HAND)),
            if_you_do(return_(all_of(BOARD, color=(YELLOW, BLUE)))),
        ),
    ),
)
