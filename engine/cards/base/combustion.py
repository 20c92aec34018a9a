"""Combustion takes scored cards, as many as my prosperity allows; then the bottom red card returns."""

from engine.lang.words import *

RETURN = dogma(return_(bottom(RED)))

CARD = card(
    "Combustion",
    fourth(
        demand(transfer(as_many_as(number_of(colors(of=ME, showing=PROSPERITY)), SCORE), to=my(SCORE))),
        RETURN,
    ),
    third(demand(transfer(as_many_as(for_every(4, icons(PROSPERITY, ME)), SCORE), to=my(SCORE))), RETURN),
    first(demand(transfer(as_many_as(2, SCORE), to=my(SCORE)))),
)
