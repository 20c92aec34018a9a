"""Scouting reveals two 9s and returns one or both; after both, a 10 is drawn if its color is that of one of them."""

from engine.lang.words import *

CARD = card(
    "Scouting",
    fourth(
        dogma(
            draw_and_reveal(9, times=2, into=drawn),
            return_(one_or_two(drawn), into=returned),
            when(equals(count(returned), 2), reveal(deck_top(10), into=revealed)),
            when(shares_color(revealed, returned), draw(10)),
        )
    ),
)
