"""Statistics moves scored cards of one value (before: of the highest) to their owner's hand; it splays yellow right."""

from engine.lang.words import *

CARD = card(
    "Statistics",
    fourth(
        demand(then(choose_value("chosen", by=ME), transfer(all_of(SCORE, value=the_number("chosen")), to=HAND))),
        dogma(may(splay(YELLOW, RIGHT))),
    ),
    third(
        demand(transfer(all_highest(SCORE), to=HAND)),
        dogma(may(splay(YELLOW, RIGHT))),
    ),
)
