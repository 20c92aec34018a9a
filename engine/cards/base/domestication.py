"""Domestication."""

from engine.lang.words import HAND, card, dogma, draw, lowest, meld

CARD = card(
    "Domestication",
    dogma(meld(lowest(HAND)), draw(1)),
)
