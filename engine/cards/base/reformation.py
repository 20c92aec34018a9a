"""Reformation."""

from engine.lang.words import (
    HAND,
    PURPLE,
    RIGHT,
    YELLOW,
    as_many_as,
    card,
    colors,
    dogma,
    fourth,
    may,
    number_of,
    one_of,
    splay,
    tuck,
)

CARD = card(
    "Reformation",
    fourth(
        dogma(may(splay(one_of(YELLOW, PURPLE), RIGHT))),
        dogma(may(tuck(as_many_as(number_of(colors(splayed=True)), HAND)))),
    ),
)
