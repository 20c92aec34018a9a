"""Homing Pigeons returns two scored cards of values in its player's hand, and splays left: foreseen, every color."""

from engine.lang.words import *

CARD = card(
    "Homing Pigeons",
    fourth(
        demand(return_(as_many_as(2, SCORE, where=shares_value(each, my(HAND))))),
        dogma(may(splay(one_of(RED, GREEN), LEFT)), when(was_foreseen, splay_each(colors(), LEFT))),
    ),
)
