"""Domestication."""

from engine.lang.words import HAND, card, dogma, draw, fourth, lowest, meld

CARD = card("Domestication", fourth(dogma(meld(lowest(HAND)), draw(1))))
