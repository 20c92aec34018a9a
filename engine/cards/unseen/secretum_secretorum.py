"""Secretum Secretorum turns five cards into two as high as they had colors: one is melded, the other scored."""

from engine.lang.words import *

CARD = card(
    "Secretum Secretorum",
    fourth(
        dogma(
            return_(as_many_as(5, HAND_AND_SCORE), into=returned),
            draw(different_colors(returned), times=2, into=drawn),
            then(meld(a(drawn)), score(the_rest_of(drawn))),
        )
    ),
)
