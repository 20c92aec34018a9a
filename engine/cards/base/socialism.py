"""Socialism tucks the hand, once with a top card; it may junk an achievement, or takes the lowest cards of hands."""

from engine.lang.words import *

CARD = card(
    "Socialism",
    fourth(
        dogma(may(tuck(a(TOPS))), if_you_do(tuck(all_of(HAND)))),
        dogma(may(junk(a(AVAILABLE_ACHIEVEMENTS, value=either(8, 9, 10))))),
    ),
    third(
        dogma(
            may(tuck(all_of(HAND))),
            when(any_of(it, is_color(each, PURPLE)), transfer(each_lowest(of(OPPONENTS, HAND)), to=HAND)),
        )
    ),
    first(
        dogma(
            may(tuck(all_of(HAND))),
            when(any_of(it, is_color(each, PURPLE)), transfer(each_lowest(of(OTHERS, HAND)), to=HAND)),
        )
    ),
)
