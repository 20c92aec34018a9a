"""A.I. scores a 10; with Robotics and Software both top cards somewhere, the lowest score wins."""

from engine.lang.words import *

BOTH_ON_TOP = both(is_top_on_any_board(card_titled("Robotics")), is_top_on_any_board(card_titled("Software")))

CARD = card(
    "A.I.",
    since(
        1,
        dogma(draw_and_score(10)),
        dogma(when(BOTH_ON_TOP, single_least_wins(points))),
    ),
)
