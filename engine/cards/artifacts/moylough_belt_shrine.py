"""Moylough Belt Shrine compels others to show their hands; its owner takes a card onto the board and junks its deck."""

from engine.lang.words import *

CARD = card(
    "Moylough Belt Shrine",
    fourth(
        compel(
            then(reveal(all_of(HAND), into=revealed), transfer(a(revealed, by=ME), to=my(BOARD))),
            if_you_do(junk_deck(value(it))),
        )
    ),
)
