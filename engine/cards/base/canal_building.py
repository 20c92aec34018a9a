"""Canal Building."""

from engine.lang.words import HAND, SCORE, all_highest, card, dogma, exchange, fourth, junk_deck, may_do_one_of

CARD = card(
    "Canal Building", fourth(dogma(may_do_one_of(exchange(all_highest(HAND), all_highest(SCORE)), junk_deck(3))))
)
