"""Reformation splays yellow or purple right, and tucks a card per splayed color, or once by health."""

from engine.lang.words import *

SPLAY = dogma(may(splay(one_of(YELLOW, PURPLE), RIGHT)))

CARD = card(
    "Reformation",
    fourth(SPLAY, dogma(may(tuck(as_many_as(number_of(colors(splayed=True)), HAND))))),
    since(1, dogma(may(tuck(as_many_as(for_every(2, icons(HEALTH)), HAND)))), SPLAY),
)
