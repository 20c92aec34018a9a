"""Construction takes two cards of a hand for a 2; to be alone with five top cards claims Empire."""

from engine.lang.words import *

CARD = card(
    "Construction",
    since(
        1,
        demand(transfer(as_many_as(2, HAND), to=my(HAND)), draw(2)),
        dogma(when(only_you(at_least(count(TOPS), 5)), claim("Empire"))),
    ),
)
