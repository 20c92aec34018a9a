"""Galleon Nuestra Señora De Atocha compels others to give scored cards of a value, and then a top card of it."""

from engine.lang.words import *

chosen = the_number("chosen")

CARD = card(
    "Galleon Nuestra Señora De Atocha",
    fourth(
        compel(
            then(choose_value("chosen", by=ME), transfer(all_of(SCORE, value=chosen), to=my(SCORE))),
            if_you_do(transfer(a(TOPS, value=chosen), to=my(BOARD))),
        )
    ),
)
