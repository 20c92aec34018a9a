"""Genetics melds an 11 and scores all of its color beneath it."""

from engine.lang.words import *

CARD = card("Genetics", fourth(dogma(draw_and_meld(11), score(all_but_top(1, color_of(it))))))
