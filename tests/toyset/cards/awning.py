"""Awning puts cards away, and draws a 1 for the trouble."""

from engine.lang.words import *
from tests.toyset.cards.places import POUCH

CARD = card(
    "Awning",
    fourth(dogma(may(transfer(up_to(2, HAND), to=POUCH)), draw(1))),
)
