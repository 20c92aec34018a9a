"""Metric System."""

from engine.lang.words import GREEN, RIGHT, any_color, card, dogma, fourth, is_splayed, may, splay, when

CARD = card(
    "Metric System",
    fourth(dogma(when(is_splayed(GREEN, RIGHT), may(splay(any_color, RIGHT)))), dogma(may(splay(GREEN, RIGHT)))),
)
