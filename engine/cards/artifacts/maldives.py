"""Maldives compels others to keep two cards in hand and two scored; its owner keeps four scored."""

from engine.lang.words import *

CARD = card(
    "Maldives",
    fourth(
        compel(return_(all_but(2, HAND)), return_(all_but(2, SCORE))),
        dogma(return_(all_but(4, SCORE))),
    ),
)
