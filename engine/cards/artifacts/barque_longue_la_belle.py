"""Barque-Longue La Belle melds 5s up to the first green one."""

from engine.lang.words import *

CARD = card(
    "Barque-Longue La Belle",
    fourth(dogma(draw_and_meld(5, into=drawn), when(not_(is_color(drawn, GREEN)), repeat_effect()))),
)
