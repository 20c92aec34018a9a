"""Sanitation."""

from engine.lang.words import HAND, card, choose_value, demand, dogma, exchange, highest, junk_deck, lowest, my, the

CARD = card(
    "Sanitation",
    demand(exchange(highest(HAND, 2), lowest(my(HAND)))),
    dogma(choose_value("chosen", (7, 8)), junk_deck(the("chosen"))),
)
