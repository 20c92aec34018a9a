"""Combustion takes a scored card per color with prosperity on my board; then the bottom red card returns."""

from engine.lang.words import *

CARD = card(
    "Combustion",
    fourth(
        demand(transfer(as_many_as(number_of(colors(of=ME, showing=PROSPERITY)), SCORE), to=my(SCORE))),
        dogma(return_(bottom(RED))),
    ),
)
