"""Construction."""

from engine.lang.words import (
    HAND,
    TOPS,
    as_many_as,
    at_least,
    card,
    claim,
    count,
    demand,
    dogma,
    draw,
    fourth,
    my,
    only_you,
    transfer,
    when,
)

CARD = card(
    "Construction",
    fourth(
        demand(transfer(as_many_as(2, HAND), to=my(HAND)), draw(2)),
        dogma(when(only_you(at_least(count(TOPS), 5)), claim("Empire"))),
    ),
)
