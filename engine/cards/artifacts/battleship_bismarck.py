"""Battleship Bismarck compels others to draw an 8 and to return its color from their boards."""

from engine.lang.words import *

CARD = card(
    "Battleship Bismarck",
    fourth(compel(draw_and_reveal(8, into=drawn), return_(all_of(BOARD, color=color_of(drawn))))),
)
