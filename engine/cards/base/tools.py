"""Tools."""

from engine.lang.words import HAND, a, card, dogma, draw, draw_and_meld, if_you_do, may, n, return_

CARD = card(
    "Tools",
    dogma(may(return_(n(3, HAND))), if_you_do(draw_and_meld(3))),
    dogma(may(return_(a(HAND, value=3))), if_you_do(draw(1, times=3))),
)
