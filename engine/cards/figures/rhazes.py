"""Rhazes tucks a card as high as the one that is drawn next, from hand or from an opponent's score pile."""

from engine.lang.words import *

CARD = card(
    "Rhazes",
    fourth(
        karma(would(TO_DRAW, tuck(a(in_either(HAND, of(OPPONENTS, SCORE)), value=the_value)))),
    ),
)
