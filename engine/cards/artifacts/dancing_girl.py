"""Dancing Girl goes from board to board, and wins for the player with whom she began, if she was on all of them."""

from engine.lang.words import *

CARD = card(
    "Dancing Girl",
    fourth(
        compel(transfer(this_card, to=BOARD)),
        dogma(when(both(been_on_every_board, began_on_your_board), win())),
    ),
)
