"""Machinery swaps an opponent's hand for my highest cards, scores an authority card, and splays red left."""

from engine.lang.words import *

SWAP = demand(exchange(all_of(HAND), all_highest(my(HAND))))
SCORE_ONE = score(a(HAND, with_icon=AUTHORITY))
RED_LEFT = may(splay(RED, LEFT))

CARD = card(
    "Machinery",
    fourth(SWAP, dogma(SCORE_ONE), dogma(RED_LEFT)),
    since(1, SWAP, dogma(SCORE_ONE, RED_LEFT)),
)
