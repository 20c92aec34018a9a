"""Steelyard takes a card out of another's pouch; it may score the highest of one's own."""

from engine.lang.words import *
from tests.toyset.cards.places import POUCH

CARD = card(
    "Steelyard",
    fourth(
        demand(transfer(a(POUCH), to=my(POUCH)), if_you_do(draw(1))),
        dogma(may(score(highest(POUCH)))),
    ),
)
