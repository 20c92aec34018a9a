"""Perspective."""

from engine.lang.words import CONCEPT, HAND, a, card, colors, dogma, if_you_do, may, n, number_of, return_, score

CARD = card(
    "Perspective",
    dogma(may(return_(a(HAND))), if_you_do(score(n(number_of(colors(with_icon=CONCEPT)), HAND)))),
)
