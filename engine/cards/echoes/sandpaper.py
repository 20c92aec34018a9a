"""Sandpaper trades cards for 3s and melds one; foreseen, it foreshadows the hand."""

from engine.lang.words import *

CARD = card(
    "Sandpaper",
    fourth(
        dogma(may(return_(any_number(HAND), into=returned)), draw(3, times=count(returned))),
        dogma(meld(a(HAND))),
        dogma(when(was_foreseen, foreshadow(all_of(HAND)))),
    ),
)
