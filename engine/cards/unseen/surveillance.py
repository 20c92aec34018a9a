"""Surveillance wins for whoever demands if the colors of a victim's hand are those of the own hand."""

from engine.lang.words import *

CARD = card(
    "Surveillance",
    fourth(
        demand(
            reveal(all_of(HAND)),
            when(both(same_colors(my(HAND), HAND), at_least(count(HAND), 1)), win(who=ME)),
        ),
        dogma(draw(10)),
    ),
)
