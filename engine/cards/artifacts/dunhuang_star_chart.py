"""Dunhuang Star Chart returns the hand for one card, the higher the more they were."""

from engine.lang.words import *

CARD = card(
    "Dunhuang Star Chart",
    fourth(dogma(return_(all_of(HAND), into=returned), draw(count(returned)))),
)
