"""Marilyn Diptych may score a card and take one back, and wins with 25 points; then an achievement is junked."""

from engine.lang.words import *

CARD = card(
    "Marilyn Diptych",
    fourth(
        dogma(
            may(score(a(HAND))),
            may(transfer(a(SCORE), to=HAND)),
            when(equals(points, 25), win()),
        ),
        dogma(junk(a(AVAILABLE_ACHIEVEMENTS))),
    ),
)
