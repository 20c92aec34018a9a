"""Socialism."""

from engine.lang.words import AVAILABLE, HAND, TOPS, a, all_of, card, dogma, if_you_do, junk, may, tuck

CARD = card(
    "Socialism",
    dogma(may(tuck(a(TOPS))), if_you_do(tuck(all_of(HAND)))),
    dogma(may(junk(a(AVAILABLE, value=(8, 9, 10))))),
)
