"""Laser returns four scored cards and all achievements; it foreshadows an 11 and melds a 10, foreseen an 11, too."""

from engine.lang.words import *

CARD = card(
    "Laser",
    fourth(
        dogma(return_(as_many_as(4, SCORE)), return_(all_of(AVAILABLE_ACHIEVEMENTS))),
        dogma(draw_and_foreshadow(11), draw_and_meld(10), when(was_foreseen, draw_and_meld(11))),
    ),
)
