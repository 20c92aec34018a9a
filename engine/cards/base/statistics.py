"""Statistics moves scored cards of one value (before: of the highest) to their owner's hand; it splays yellow right.

In the first edition it was one of the highest, and again as long as the hand then held nothing else.
"""

from engine.lang.words import *

SPLAY = dogma(may(splay(YELLOW, RIGHT)))

CARD = card(
    "Statistics",
    fourth(
        demand(then(choose_value("chosen", by=ME), transfer(all_of(SCORE, value=the_number("chosen")), to=HAND))),
        SPLAY,
    ),
    third(demand(transfer(all_highest(SCORE), to=HAND)), SPLAY),
    first(
        demand(transfer(highest(SCORE), to=HAND), when(both(did_any, equals(count(HAND), 1)), repeat_effect())),
        SPLAY,
    ),
)
