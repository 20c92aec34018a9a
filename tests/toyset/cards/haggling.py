"""Haggling melds from the pouch; whoever has a pouch left draws by its size."""

from engine.lang.words import *
from tests.toyset.cards.places import POUCH

CARD = card(
    "Haggling",
    fourth(
        dogma(
            meld(a(POUCH)),
            when(at_least(count(POUCH), 2), draw(3), otherwise=draw(2)),
        ),
    ),
)
