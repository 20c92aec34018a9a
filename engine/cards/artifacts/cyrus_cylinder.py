"""Cyrus Cylinder splays any color on any board left, and executes a top purple card of anybody's."""

from engine.lang.words import *

CARD = card(
    "Cyrus Cylinder",
    fourth(
        dogma(splay(colors(of=EVERYONE), LEFT, of=EVERYONE)),
        dogma(self_execute(a(of(EVERYONE, TOPS), color=PURPLE, where=OTHER_THAN_THIS))),
    ),
)
