"""Perspective returns a card to score cards by concept."""

from engine.lang.words import *

CARD = card(
    "Perspective",
    fourth(dogma(may(return_(a(HAND))), if_you_do(score(as_many_as(number_of(colors(showing=CONCEPT)), HAND))))),
    since(1, dogma(may(return_(a(HAND))), if_you_do(score(as_many_as(for_every(2, icons(CONCEPT)), HAND))))),
)
