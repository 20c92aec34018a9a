"""Encyclopedia."""

from engine.lang.words import (
    AVAILABLE_ACHIEVEMENTS,
    SCORE,
    a,
    all_of,
    card,
    choose_value,
    dogma,
    either,
    fourth,
    junk,
    may,
    meld,
    the_number,
)

CARD = card(
    "Encyclopedia",
    fourth(
        dogma(choose_value("chosen"), may(meld(all_of(SCORE, value=the_number("chosen"))))),
        dogma(may(junk(a(AVAILABLE_ACHIEVEMENTS, value=either(5, 6, 7))))),
    ),
)
