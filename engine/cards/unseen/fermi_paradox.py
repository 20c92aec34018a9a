"""Fermi Paradox looks at the next 9 and the next 10 and returns one; an empty board wins, any other takes the junk."""

from engine.lang.words import *

CARD = card(
    "Fermi Paradox",
    fourth(
        dogma(reveal(deck_top(9, 10)), return_(a(deck_top(9, 10)))),
        dogma(when(equals(count(BOARD), 0), win(), otherwise=transfer(all_of(place("junk")), to=HAND))),
    ),
)
