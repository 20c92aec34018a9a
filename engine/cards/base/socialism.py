"""Socialism tucks a top card and with it the hand; it may junk an achievement of 8 to 10."""

from engine.lang.words import *

CARD = card(
    "Socialism",
    fourth(
        dogma(may(tuck(a(TOPS))), if_you_do(tuck(all_of(HAND)))),
        dogma(may(junk(a(AVAILABLE_ACHIEVEMENTS, value=either(8, 9, 10))))),
    ),
)
