"""Canal Building."""

from engine.lang.words import HAND, SCORE, all_highest, card, dogma, exchange, junk_deck, may_choose

CARD = card(
    "Canal Building",
    dogma(may_choose(exchange(all_highest(HAND), all_highest(SCORE)), junk_deck(3))),
)
