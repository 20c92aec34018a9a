"""Camcorder takes hands for a 9 each and melds all 9s; unless it was foreseen, the rest goes for three 9s."""

from engine.lang.words import *

CARD = card(
    "Camcorder",
    fourth(
        demand(transfer(all_of(HAND), to=my(HAND)), draw(9)),
        dogma(meld(all_of(HAND, value=9)), when(not_(was_foreseen), return_(all_of(HAND)), draw(9, times=3))),
    ),
)
