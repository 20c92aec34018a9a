"""Astrobiology returns a bottom card, splays its color aslant and scores all of it that has no health."""

from engine.lang.words import *

CARD = card(
    "Astrobiology",
    fourth(
        dogma(
            return_(a(BOTTOMS), into=returned),
            splay(color_of(returned), ASLANT),
            score(all_of(BOARD, color=color_of(returned), without_icon=HEALTH)),
        )
    ),
)
