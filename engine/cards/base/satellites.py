"""Satellites returns the hand, splays purple up, draws three 8s, and self-executes a melded card."""

from engine.lang.words import *

CARD = card(
    "Satellites",
    fourth(
        dogma(return_(all_of(HAND)), may(splay(PURPLE, UP))),
        dogma(draw(8, times=3)),
        dogma(then(meld(a(HAND)), self_execute(it))),
    ),
)
