"""Genetics melds an 11 and scores all of its color beneath it."""

from engine.lang.words import *

SCORE_BENEATH = score(all_but_top(1, color_of(it)))

CARD = card(
    "Genetics",
    fourth(dogma(draw_and_meld(11), SCORE_BENEATH)),
    since(1, dogma(draw_and_meld(10), SCORE_BENEATH)),
)
