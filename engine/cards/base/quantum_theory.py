"""Quantum Theory returns up to two cards; two of them draw a 10 and score a 10."""

from engine.lang.words import *

CARD = card(
    "Quantum Theory",
    fourth(dogma(may(return_(up_to(2, HAND))), when(equals(count(it), 2), draw(10), draw_and_score(10)))),
)
