"""Sargon of Akkad lets his player share all the same, for an available 1."""

from engine.lang.words import *

CARD = card(
    "Sargon of Akkad",
    fourth(
        karma(would_instead(NOT_TO_SHARE, become_eligible, junk(a(AVAILABLE_ACHIEVEMENTS, value=1)))),
    ),
)
