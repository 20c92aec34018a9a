"""Socialism."""

from engine.lang.words import (
    AVAILABLE_ACHIEVEMENTS,
    HAND,
    TOPS,
    a,
    all_of,
    card,
    dogma,
    either,
    fourth,
    if_you_do,
    junk,
    may,
    tuck,
)

CARD = card(
    "Socialism",
    fourth(
        dogma(may(tuck(a(TOPS))), if_you_do(tuck(all_of(HAND)))),
        dogma(may(junk(a(AVAILABLE_ACHIEVEMENTS, value=either(8, 9, 10))))),
    ),
)
