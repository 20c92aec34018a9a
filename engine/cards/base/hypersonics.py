"""Hypersonics."""

from engine.lang.words import (
    HAND_AND_SCORE,
    TOPS,
    all_of,
    all_or_none,
    at_most,
    card,
    demand,
    each,
    fourth,
    if_you_do,
    named_cards,
    return_,
    value,
)

returned = named_cards("returned")

CARD = card(
    "Hypersonics",
    fourth(
        demand(
            return_(all_or_none(2, TOPS, same_value=True), into=returned),
            if_you_do(return_(all_of(HAND_AND_SCORE, where=at_most(value(each), value(returned))))),
        )
    ),
)
