"""Rocketry."""

from engine.lang.words import EFFICIENCY, OPPONENTS, SCORE, card, colors, dogma, n, number_of, of, return_

CARD = card(
    "Rocketry",
    dogma(return_(n(number_of(colors(with_icon=EFFICIENCY)), of(OPPONENTS, SCORE)))),
)
