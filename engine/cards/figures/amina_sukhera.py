"""Amina Sukhera scores an opponent’s Figure before the second Dogma action; top cards with a castle can be achieved."""

from engine.lang.words import *

CARD = card(
    "Amina Sukhera",
    fourth(
        karma(
            would(DOGMA_ACTION, score(a(of(OPPONENTS, HAND), where=is_of_set(each, "figures"))), where=second_action)
        ),
        karma(count_as_available(all_of(TOPS, with_icon=AUTHORITY))),
    ),
)
