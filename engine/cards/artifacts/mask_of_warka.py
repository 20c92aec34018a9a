"""Mask of Warka has all hands shown; for cards of a color that nobody else has, it achieves what they are worth."""

from engine.lang.words import *

chosen = the_color("chosen")

CARD = card(
    "Mask of Warka",
    fourth(
        dogma(
            choose_color("chosen"),
            reveal(all_of(of(EVERYONE, HAND))),
            when(
                only_you(at_least(count(all_of(HAND, color=chosen)), 1)),
                then(
                    return_(all_of(HAND, color=chosen), into=returned),
                    achieve(all_of(AVAILABLE_ACHIEVEMENTS, where=shares_value(each, returned))),
                ),
            ),
        )
    ),
)
