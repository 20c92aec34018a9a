"""Flight."""

from engine.lang.words import RED, UP, any_color, card, dogma, may, splay, splayed, when

CARD = card(
    "Flight",
    dogma(when(splayed(RED, UP), may(splay(any_color, UP)))),
    dogma(may(splay(RED, UP))),
)
