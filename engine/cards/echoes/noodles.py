"""Noodles rewards the most 1s in hand with a 2; it draws a 1, and a yellow one scores all 1s."""

from engine.lang.words import *

ONES = all_of(HAND, value=1)

CARD = card(
    "Noodles",
    fourth(
        dogma(when(more(count(ONES), most_among(OPPONENTS, count(ONES))), draw_and_score(2))),
        dogma(draw_and_reveal(1), when(is_color(it, YELLOW), score(ONES))),
    ),
)
