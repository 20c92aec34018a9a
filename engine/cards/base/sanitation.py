"""Sanitation swaps the two highest cards of a hand for my lowest; it junks the deck of 7s or of 8s."""

from engine.lang.words import *

CARD = card(
    "Sanitation",
    fourth(
        demand(exchange(highest(HAND, count=2), lowest(my(HAND)))),
        dogma(choose_value("chosen", either(7, 8)), junk_deck(the_number("chosen"))),
    ),
)
