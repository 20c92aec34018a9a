"""Reformation."""

from engine.lang.words import HAND, PURPLE, RIGHT, YELLOW, card, colors, dogma, may, n, number_of, one_of, splay, tuck

CARD = card(
    "Reformation",
    dogma(may(splay(one_of(YELLOW, PURPLE), RIGHT))),
    dogma(may(tuck(n(number_of(colors(splayed=True)), HAND)))),
)
