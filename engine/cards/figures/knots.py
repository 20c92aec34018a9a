"""Knots draws a 1 for a shown card of the score pile whose color is on the board."""

from engine.lang.words import *

CARD = card(
    "Knots",
    fourth(
        dogma(reveal(a(SCORE, where=color_on_board(each))), if_you_do(draw(1))),
    ),
)
