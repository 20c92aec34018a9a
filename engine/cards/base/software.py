"""Software scores a 10, then melds two 9s and self-executes the second."""

from engine.lang.words import *

CARD = card(
    "Software",
    fourth(
        dogma(draw_and_score(10)),
        dogma(then(draw_and_meld(9, times=2, into=melded), self_execute(second(melded)))),
    ),
)
