"""Puppet junks an available achievement of a value that one has scored."""

from engine.lang.words import *

CARD = card(
    "Puppet",
    fourth(dogma(junk(a(AVAILABLE_ACHIEVEMENTS, where=shares_value(each, SCORE))))),
)
