"""Rumor returns a scored card for one of a value higher, and hands a card to the player on the left."""

from engine.lang.words import *

CARD = card(
    "Rumor",
    fourth(
        dogma(return_(a(SCORE)), if_you_do(draw(value(it) + 1))),
        dogma(transfer(a(HAND), to=of(LEFT_NEIGHBOR, HAND))),
    ),
)
