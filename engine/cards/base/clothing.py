"""Clothing melds a new color, and scores a 1 per color that no opponent has."""

from engine.lang.words import *

CARD = card(
    "Clothing",
    since(
        1,
        dogma(meld(a(HAND, where=not_(color_on_board(each))))),
        dogma(draw_and_score(1, times=number_of(colors(on_no_board_of=OPPONENTS)))),
    ),
)
