"""Fusion."""

from engine.lang.words import (
    TOPS,
    a,
    card,
    choose_value,
    dogma,
    either,
    fourth,
    if_you_do,
    it,
    repeat_effect,
    score,
    starting,
    the_number,
    value,
)

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
