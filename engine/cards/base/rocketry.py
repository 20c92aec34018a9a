"""Rocketry returns opponents' scored cards by efficiency."""

from engine.lang.words import *

CARD = card(
    "Rocketry",
    fourth(dogma(return_(as_many_as(number_of(colors(showing=EFFICIENCY)), of(OPPONENTS, SCORE))))),
    since(1, dogma(return_(as_many_as(for_every(2, icons(EFFICIENCY)), of(OPPONENTS, SCORE))))),
)
