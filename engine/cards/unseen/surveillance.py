"""Surveillance: I win if the colors of the victim's hand are those of mine; then a 10 is drawn."""

from engine.lang.words import *

SAME_COLORS = both(every_of(my(HAND), shares_color(each, HAND)), every_of(HAND, shares_color(each, my(HAND))))

CARD = card(
    "Surveillance",
    fourth(
        demand(reveal(all_of(HAND)), when(both(at_least(count(HAND), 1), SAME_COLORS), win(who=ME))),
        dogma(draw(10)),
    ),
)
