"""Molasses Reef Caravel returns the hand for three 4s, melds a green card and junks the deck of its value."""

from engine.lang.words import *

CARD = card(
    "Molasses Reef Caravel",
    fourth(
        dogma(return_(all_of(HAND))),
        dogma(draw(4, times=3), meld(a(HAND, color=GREEN)), junk_deck(value(top(GREEN)))),
    ),
)
