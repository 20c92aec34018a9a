"""Quantum Theory returns up to two cards; for two of them it draws a 10 and scores a 10."""

from engine.lang.words import *

CARD = card(
    "Quantum Theory",
    since(1, dogma(may(return_(up_to(2, HAND))), when(equals(count(it), 2), draw(10), draw_and_score(10)))),
)
