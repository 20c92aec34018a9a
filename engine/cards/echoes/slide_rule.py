"""Slide Rule splays yellow right and draws a card above the lowest top card by the number of splayed colors."""

from engine.lang.words import *

CARD = card(
    "Slide Rule",
    fourth(
        dogma(may(splay(YELLOW, RIGHT))),
        dogma(draw(value(lowest(TOPS)) + number_of(colors(splayed=True)))),
    ),
)
