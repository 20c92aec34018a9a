"""Combustion."""

from engine.lang.words import (
    ME,
    PROSPERITY,
    RED,
    SCORE,
    as_many_as,
    bottom,
    card,
    colors,
    demand,
    dogma,
    fourth,
    my,
    number_of,
    return_,
    transfer,
)

CARD = card(
    "Combustion",
    fourth(
        demand(transfer(as_many_as(number_of(colors(of=ME, showing=PROSPERITY)), SCORE), to=my(SCORE))),
        dogma(return_(bottom(RED))),
    ),
)
