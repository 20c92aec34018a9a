"""Tanning scores two cards, and gives a scored card away for the bottom card of its pile."""

from engine.lang.words import *

CARD = card(
    "Tanning",
    fourth(
        dogma(score(as_many_as(2, HAND))),
        dogma(
            then(choose_player(them, OTHERS), transfer(a(SCORE), to=of(them, BOARD))),
            if_you_do(meld(bottom(color_of(it), of=them))),
        ),
    ),
)
