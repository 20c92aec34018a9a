"""Machinery swaps an opponent's hand for my highest cards, scores an authority card, and splays red left."""

from engine.lang.words import *

CARD = card(
    "Machinery",
    fourth(
        demand(exchange(all_of(HAND), all_highest(my(HAND)))),
        dogma(score(a(HAND, with_icon=AUTHORITY))),
        dogma(may(splay(RED, LEFT))),
    ),
)
