"""Tools."""

from engine.lang.words import HAND, a, as_many_as, card, dogma, draw, draw_and_meld, fourth, if_you_do, may, return_

CARD = card(
    "Tools",
    fourth(
        dogma(may(return_(as_many_as(3, HAND))), if_you_do(draw_and_meld(3))),
        dogma(may(return_(a(HAND, value=3))), if_you_do(draw(1, times=3))),
    ),
)
