"""Magnifying Glass draws a 4 for a card returned; exactly three of one value are a card two higher."""

from engine.lang.words import *

CARD = card(
    "Magnifying Glass",
    fourth(
        echo(then(draw(4), return_(a(HAND)))),
        dogma(may(return_(all_or_none(3, HAND, same_value=True), into=returned)), if_you_do(draw(value(returned) + 2))),
        dogma(may(splay(one_of(YELLOW, BLUE), LEFT))),
    ),
)
