"""Invention turns a left splay right to score a 4; five splayed colors claim Wonder."""

from engine.lang.words import *

CARD = card(
    "Invention",
    since(
        1,
        dogma(may(splay(colors(splayed=LEFT), RIGHT)), if_you_do(draw_and_score(4))),
        dogma(when(equals(number_of(colors(splayed=True)), 5), claim("Wonder"))),
    ),
)
