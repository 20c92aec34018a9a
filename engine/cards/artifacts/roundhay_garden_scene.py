"""Roundhay Garden Scene melds the highest scored card, scores two of its value and executes it."""

from engine.lang.words import *

CARD = card(
    "Roundhay Garden Scene",
    fourth(
        dogma(
            meld(highest(SCORE), into=melded),
            draw_and_score(value(melded), times=2),
            self_execute(melded),
        )
    ),
)
