"""Tasmanian Tiger swaps a scored card with a top card of its color on any board, again for two returned cards."""

from engine.lang.words import *

mine, theirs = named_cards("mine"), named_cards("theirs")

CARD = card(
    "Tasmanian Tiger",
    fourth(
        dogma(
            choose_card(a(SCORE), into=mine),
            choose_card(a(of(EVERYONE, TOPS), color=color_of(mine)), into=theirs),
            exchange(mine, theirs),
            may(return_(as_many_as(2, HAND))),
            if_you_do(repeat_effect()),
        )
    ),
)
