"""Silk melds a card and scores one of each color that is on the board."""

from engine.lang.words import *

CARD = card(
    "Silk",
    fourth(dogma(meld(a(HAND))), dogma(may(score(one_of_each_color(HAND, where=color_on_board(each)))))),
)
