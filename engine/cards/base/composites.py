"""Composites."""

from engine.lang.words import HAND, SCORE, all_but, card, demand, fourth, highest, my, transfer

CARD = card(
    "Composites", fourth(demand(transfer(all_but(1, HAND), to=my(HAND)), transfer(highest(SCORE), to=my(SCORE))))
)
