"""Metric System."""

from engine.lang.words import GREEN, RIGHT, any_color, card, dogma, may, splay, splayed, when

CARD = card(
    "Metric System",
    dogma(when(splayed(GREEN, RIGHT), may(splay(any_color, RIGHT)))),
    dogma(may(splay(GREEN, RIGHT))),
)
