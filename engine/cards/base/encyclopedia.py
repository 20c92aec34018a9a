"""Encyclopedia melds the scored cards of one value (before: the highest); it may junk an achievement of 5 to 7."""

from engine.lang.words import *

CARD = card(
    "Encyclopedia",
    fourth(
        dogma(choose_value("chosen"), may(meld(all_of(SCORE, value=the_number("chosen"))))),
        dogma(may(junk(a(AVAILABLE_ACHIEVEMENTS, value=either(5, 6, 7))))),
    ),
    since(1, dogma(may(meld(all_highest(SCORE))))),
)
