"""Tools returns three cards to meld a 3, and a 3 to draw three 1s."""

from engine.lang.words import *

CARD = card(
    "Tools",
    since(
        1,
        dogma(may(return_(as_many_as(3, HAND))), if_you_do(draw_and_meld(3))),
        dogma(may(return_(a(HAND, value=3))), if_you_do(draw(1, times=3))),
    ),
)
