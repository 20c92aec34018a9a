"""Statistics moves the scored cards of one value to their owner's hand; it splays yellow right."""

from engine.lang.words import *

CARD = card(
    "Statistics",
    fourth(
        demand(then(choose_value("chosen", by=ME), transfer(all_of(SCORE, value=the_number("chosen")), to=HAND))),
        dogma(may(splay(YELLOW, RIGHT))),
    ),
)
