"""Trapping shows a hand and the score pile of the demander, who takes what has a color of that pile."""

from engine.lang.words import *

CARD = card(
    "Trapping",
    fourth(
        demand(
            then(reveal(all_of(HAND)), reveal(all_of(my(SCORE)))),
            transfer(all_of(HAND, where=shares_color(each, my(SCORE))), to=my(HAND)),
        ),
    ),
)
