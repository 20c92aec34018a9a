"""Woodworking melds a 2, which is scored if it lies at the bottom."""

from engine.lang.words import *

CARD = card("Woodworking", fourth(dogma(draw_and_meld(2), when(is_card(it, bottom(color_of(it))), score(it)))))
