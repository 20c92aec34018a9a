"""Cross of Coronado wins with a hand of five cards in five colors."""

from engine.lang.words import *

CARD = card(
    "Cross of Coronado",
    fourth(
        dogma(
            reveal(all_of(HAND)),
            when(both(equals(count(HAND), 5), equals(different_colors(HAND), 5)), win()),
        )
    ),
)
