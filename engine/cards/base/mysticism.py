"""Mysticism draws a 1, which is melded for another 1 if its color is there already."""

from engine.lang.words import *

CARD = card("Mysticism", since(1, dogma(draw_and_reveal(1), when(color_on_board(it), meld(it), draw(1)))))
