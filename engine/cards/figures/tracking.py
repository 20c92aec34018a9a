"""Tracking draws two 0s and returns one of them."""

from engine.lang.words import *

CARD = card(
    "Tracking",
    fourth(
        dogma(draw(0, times=2, into=drawn), return_(a(drawn))),
    ),
)
