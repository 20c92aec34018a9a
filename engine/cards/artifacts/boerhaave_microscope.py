"""Boerhaave Microscope returns the lowest cards of hand and board and scores a card worth both."""

from engine.lang.words import *

CARD = card(
    "Boerhaave Microscope",
    fourth(
        dogma(
            then(return_(lowest(HAND), into=returned), return_(lowest(TOPS), into=gather(returned))),
            draw_and_score(total_value(returned)),
        )
    ),
)
