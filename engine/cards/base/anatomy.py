"""Anatomy."""

from engine.lang.words import SCORE, TOPS, a, card, demand, fourth, if_you_do, it, junk_deck, return_, value

CARD = card(
    "Anatomy", fourth(demand(return_(a(SCORE)), if_you_do(return_(a(TOPS, value=value(it)))), if_you_do(junk_deck(4))))
)
