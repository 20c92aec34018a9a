"""Indian Clubs returns two scored cards, foreseen all; it scores a card of each value in its own score pile."""

from engine.lang.words import *

CARD = card(
    "Indian Clubs",
    fourth(
        demand(return_(as_many_as(2, SCORE)), when(was_foreseen, return_(all_of(SCORE)))),
        dogma(
            for_each_value(
                "v", when(any_of(SCORE, equals(value(each), the_number("v"))), score(a(HAND, value=the_number("v"))))
            )
        ),
    ),
)
