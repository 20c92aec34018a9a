"""Perspective returns a card to score one per color with concept."""

from engine.lang.words import *

CARD = card(
    "Perspective",
    fourth(dogma(may(return_(a(HAND))), if_you_do(score(as_many_as(number_of(colors(showing=CONCEPT)), HAND))))),
)
