"""Sanitation swaps the two highest cards of a hand for my lowest; lately it junks the deck of 7s or of 8s too."""

from engine.lang.words import *

DEMAND = demand(exchange(highest(HAND, count=2), lowest(my(HAND))))

CARD = card(
    "Sanitation",
    fourth(DEMAND, dogma(choose_value("chosen", either(7, 8)), junk_deck(the_number("chosen")))),
    since(1, DEMAND),
)
