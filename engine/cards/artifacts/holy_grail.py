"""Holy Grail returns a card and achieves its value."""

from engine.lang.words import *

CARD = card(
    "Holy Grail",
    fourth(dogma(return_(a(HAND), into=returned), achieve(a(AVAILABLE_ACHIEVEMENTS, value=value(returned))))),
)
