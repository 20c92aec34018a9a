"""Invention."""

from engine.lang.words import (
    LEFT,
    RIGHT,
    card,
    claim,
    colors,
    dogma,
    draw_and_score,
    equals,
    fourth,
    if_you_do,
    may,
    number_of,
    splay,
    when,
)

CARD = card(
    "Invention",
    fourth(
        dogma(may(splay(colors(splayed=LEFT), RIGHT)), if_you_do(draw_and_score(4))),
        dogma(when(equals(number_of(colors(splayed=True)), 5), claim("Wonder"))),
    ),
)
