"""Rocketry."""

from engine.lang.words import (
    EFFICIENCY,
    OPPONENTS,
    SCORE,
    as_many_as,
    card,
    colors,
    dogma,
    fourth,
    number_of,
    of,
    return_,
)

CARD = card("Rocketry", fourth(dogma(return_(as_many_as(number_of(colors(showing=EFFICIENCY)), of(OPPONENTS, SCORE))))))
