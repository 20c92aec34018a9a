"""Refrigeration returns all of an opponent's hand but one card; it scores a card."""

from engine.lang.words import *

CARD = card("Refrigeration", fourth(demand(return_(all_but(1, HAND))), dogma(may(score(a(HAND))))))
