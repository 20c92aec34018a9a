"""Surveillance: I win if the colors of the victim's hand are those of mine; then a 10 is drawn."""

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
