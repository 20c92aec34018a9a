"""Anatomy costs opponents a scored card, then a top card of that value, then the deck of 4s."""

from engine.lang.words import *

CARD = card(
    "Anatomy",
    fourth(demand(return_(a(SCORE)), if_you_do(return_(a(TOPS, value=value(it)))), if_you_do(junk_deck(4)))),
)
