"""Jiskairumoko Necklace compels others to return a scored card, and with it an achievement and a deck of that value."""

from engine.lang.words import *

CARD = card(
    "Jiskairumoko Necklace",
    fourth(
        compel(
            return_(a(SCORE), into=returned),
            if_you_do(
                then(
                    transfer(a(ACHIEVEMENTS, value=value(returned)), to=my(ACHIEVEMENTS)),
                    junk_deck(value(returned)),
                )
            ),
        )
    ),
)
