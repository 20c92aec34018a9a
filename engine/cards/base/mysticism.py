"""Mysticism."""

from engine.lang.words import card, color_on_board, dogma, draw, draw_and_reveal, fourth, it, meld, when

CARD = card("Mysticism", fourth(dogma(draw_and_reveal(1), when(color_on_board(it), meld(it), draw(1)))))
