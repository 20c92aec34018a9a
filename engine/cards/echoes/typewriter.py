"""Typewriter returns the hand for a 6, and for each color of it draws above its highest card."""

from engine.lang.words import *

CARD = card(
    "Typewriter",
    fourth(
        dogma(
            then(return_(all_of(HAND), into=returned), draw(6)),
            for_each_color("c", colors_of(returned), draw(value(highest(HAND)) + 1), in_order=True),
        )
    ),
)
