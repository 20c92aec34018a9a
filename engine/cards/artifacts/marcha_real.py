"""Marcha Real returns two cards: of one value they bring a higher one, of one color an achievement."""

from engine.lang.words import *

CARD = card(
    "Marcha Real",
    fourth(
        dogma(
            reveal(as_many_as(2, HAND), into=revealed),
            return_(revealed, into=returned),
            when(
                both(equals(count(returned), 2), equals(different_values(returned), 1)),
                draw(value(highest(returned)) + 1),
            ),
            when(at_least(most_of_one_color(returned), 2), achieve(a(AVAILABLE_ACHIEVEMENTS))),
        )
    ),
)
