"""Refrigeration returns all of an opponent's hand but one card, or half of it; it scores a card."""

from engine.lang.words import *

SCORE_ONE = dogma(may(score(a(HAND))))

CARD = card(
    "Refrigeration",
    fourth(demand(return_(all_but(1, HAND))), SCORE_ONE),
    since(1, demand(return_(as_many_as(half_down(count(HAND)), HAND))), SCORE_ONE),
)
