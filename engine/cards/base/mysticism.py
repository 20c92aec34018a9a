"""Mysticism."""

from engine.lang.words import card, color_on_board, dogma, draw, draw_and_reveal, it, meld, when

CARD = card(
    "Mysticism",
    dogma(draw_and_reveal(1), when(color_on_board(it), meld(it), draw(1))),
)
