"""Espionage makes a player show a card and takes it if I have none of its color, again and again."""

from engine.lang.words import *

CARD = card(
    "Espionage",
    fourth(
        demand(
            reveal(a(HAND), into=revealed),
            if_you_do(
                when(
                    not_(shares_color(revealed, my(HAND))),
                    transfer(revealed, to=my(HAND)),
                    repeat_effect(),
                )
            ),
        )
    ),
)
