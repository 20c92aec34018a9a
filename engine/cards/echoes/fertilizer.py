"""Fertilizer returns a card for all scored cards of its value, and foreshadows a card by the size of the hand."""

from engine.lang.words import *

CARD = card(
    "Fertilizer",
    fourth(
        dogma(may(return_(a(HAND))), if_you_do(transfer(all_of(of(EVERYONE, SCORE), value=value(it)), to=HAND))),
        dogma(draw_and_foreshadow(count(HAND))),
    ),
)
