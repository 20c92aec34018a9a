"""Canal Building swaps the highest cards of hand and score pile, or junks the deck of 3s."""

from engine.lang.words import *

CARD = card(
    "Canal Building",
    fourth(dogma(may_do_one_of(exchange(all_highest(HAND), all_highest(SCORE)), junk_deck(3)))),
)
