"""Reformation splays yellow or purple right, and tucks a card per splayed color."""

from engine.lang.words import *

CARD = card(
    "Reformation",
    fourth(
        dogma(may(splay(one_of(YELLOW, PURPLE), RIGHT))),
        dogma(may(tuck(as_many_as(number_of(colors(splayed=True)), HAND)))),
    ),
)
