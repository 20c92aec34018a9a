"""Canal Building swaps the highest cards of hand and score pile; in the fourth it can junk the deck of 3s instead."""

from engine.lang.words import *

SWAP = exchange(all_highest(HAND), all_highest(SCORE))

CARD = card(
    "Canal Building",
    fourth(dogma(may_do_one_of(SWAP, junk_deck(3)))),
    since(1, dogma(may(SWAP))),
)
