"""Composites."""

from engine.lang.words import HAND, SCORE, all_but, card, demand, highest, my, transfer

CARD = card(
    "Composites",
    demand(transfer(all_but(1, HAND), to=my(HAND)), transfer(highest(SCORE), to=my(SCORE))),
)
