"""Rocketry returns an opponent's scored card per color with efficiency."""

from engine.lang.words import *

CARD = card("Rocketry", fourth(dogma(return_(as_many_as(number_of(colors(showing=EFFICIENCY)), of(OPPONENTS, SCORE))))))
