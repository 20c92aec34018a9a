"""Almira, Queen of Castile melds a card and achieves its value; else it junks the deck of the lowest one."""

from engine.lang.words import *

CARD = card(
    "Almira, Queen of Castile",
    fourth(
        dogma(
            meld(a(HAND), into=melded),
            if_you_do(achieve(a(AVAILABLE_ACHIEVEMENTS, value=value(melded)))),
            if_you_dont(junk_deck(value(lowest(AVAILABLE_ACHIEVEMENTS)))),
        )
    ),
)
