"""Hypersonics returns two top cards of one value, then all cards as low from hand and score pile."""

from engine.lang.words import *

CARD = card(
    "Hypersonics",
    fourth(
        demand(
            return_(all_or_none(2, TOPS, same_value=True), into=returned),
            if_you_do(return_(all_of(HAND_AND_SCORE, where=at_most(value(each), value(returned))))),
        )
    ),
)
