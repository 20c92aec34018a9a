"""Hitchhiking: another player puts a hand card on my board and drives: I self-execute it by that player's choices."""

from engine.lang.words import *

CARD = card(
    "Hitchhiking",
    fourth(
        dogma(
            choose_player(them, OTHERS),
            they(them, transfer(a(HAND), to=my(BOARD))),
            if_you_do(self_execute(it, by=them)),
        )
    ),
)
