"""Morphine scores an odd card, returns those of opponents for a 6, and draws above the highest of them."""

from engine.lang.words import *

CARD = card(
    "Morphine",
    fourth(
        echo(score(a(HAND, where=is_odd(value(each))))),
        demand(return_(all_of(HAND, where=is_odd(value(each)))), draw(6)),
        dogma(draw(value(highest(returned_due_to_the_demand)) + 1)),
        dogma(may(splay(RED, RIGHT))),
    ),
)
