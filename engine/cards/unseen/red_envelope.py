"""Red Envelope gives the two or three cards of a value to the player on the right; it scores two or three."""

from engine.lang.words import *

chosen = the_number("chosen")
HOW_MANY = count(all_of(HAND_AND_SCORE, value=chosen))

CARD = card(
    "Red Envelope",
    fourth(
        dogma(
            choose_value("chosen", where=both(at_least(HOW_MANY, 2), at_most(HOW_MANY, 3))),
            transfer(all_of(HAND_AND_SCORE, value=chosen), to=of(RIGHT_NEIGHBOR, SCORE)),
        ),
        dogma(may(score(between(2, 3, HAND)))),
    ),
)
