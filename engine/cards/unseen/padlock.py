"""Padlock puts a secret among the available achievements; if none went, up to three cards of hand are scored."""

from engine.cards.unseen.places import SAFE
from engine.lang.words import *

CARD = card(
    "Padlock",
    fourth(
        demand(transfer(a(SAFE), to=AVAILABLE_ACHIEVEMENTS)),
        dogma(when(not_(any_transferred_by_the_demand), may(score(up_to(3, HAND, different_values=True))))),
    ),
)
