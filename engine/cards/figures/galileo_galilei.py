"""Galileo Galilei junks the 4s or the 5s before a draw, and an achievement of 3 to 5 before a meld."""

from engine.lang.words import *

CARD = card(
    "Galileo Galilei",
    fourth(
        karma(would(TO_DRAW, do_one_of(junk_deck(4), junk_deck(5)))),
        karma(would(TO_MELD, junk(a(AVAILABLE_ACHIEVEMENTS, value=(3, 4, 5))))),
    ),
)
