"""Perspective."""

from engine.lang.words import (
    CONCEPT,
    HAND,
    a,
    as_many_as,
    card,
    colors,
    dogma,
    fourth,
    if_you_do,
    may,
    number_of,
    return_,
    score,
)

CARD = card(
    "Perspective",
    fourth(dogma(may(return_(a(HAND))), if_you_do(score(as_many_as(number_of(colors(showing=CONCEPT)), HAND))))),
)
