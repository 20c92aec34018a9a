"""Composites takes all of a hand but one card, and the highest scored card."""

from engine.lang.words import *

CARD = card(
    "Composites",
    since(1, demand(transfer(all_but(1, HAND), to=my(HAND)), transfer(highest(SCORE), to=my(SCORE)))),
)
