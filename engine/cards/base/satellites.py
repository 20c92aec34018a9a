"""Satellites returns the hand, splays purple up, draws three 8s, and self-executes a melded card."""

from engine.lang.words import *

RETURN_HAND = return_(all_of(HAND))
SPLAY = may(splay(PURPLE, UP))
DRAW_THREE = draw(8, times=3)
EXECUTE_ONE = dogma(then(meld(a(HAND)), self_execute(it)))

CARD = card(
    "Satellites",
    fourth(dogma(RETURN_HAND, SPLAY), dogma(DRAW_THREE), EXECUTE_ONE),
    since(1, dogma(then(RETURN_HAND, DRAW_THREE)), dogma(SPLAY), EXECUTE_ONE),
)
