"""Palampore scores a card of the value of a bonus that is shown twice; six bonuses are Wealth."""

from engine.lang.words import *

CARD = card(
    "Palampore",
    fourth(
        dogma(then(choose_value("b", bonuses(repeated=True)), draw_and_score(the_number("b")))),
        dogma(may(splay(PURPLE, RIGHT))),
        dogma(when(at_least(number_of(bonuses()), 6), claim("Wealth"))),
    ),
)
