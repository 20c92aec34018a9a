"""Fusion scores a top card of value 11, then one or two lower, and so on."""

from engine.lang.words import *

CARD = card(
    "Fusion",
    fourth(
        dogma(
            starting(wanted=11),
            score(a(TOPS, value=the_number("wanted"))),
            if_you_do(choose_value("wanted", either(value(it) - 1, value(it) - 2)), repeat_effect()),
        )
    ),
)
