"""Lamp fills the stash with a card."""

from engine.lang.nodes import Place
from engine.lang.words import HAND, a, card, dogma, fourth, transfer

CARD = card("Lamp", fourth(dogma(transfer(a(HAND), to=Place("stash")))))
