"""Magnavox Odyssey melds two 10s; two of one color win."""

from engine.lang.words import *

CARD = card(
    "Magnavox Odyssey",
    fourth(dogma(draw_and_meld(10, times=2, into=melded), when(at_least(most_of_one_color(melded), 2), win()))),
)
