"""Niccolo Machiavelli counts colors that he alone has splayed right as achievements, and unsplays the rivals’."""

from engine.lang.words import *

CARD = card(
    "Niccolo Machiavelli",
    fourth(
        karma(count_as_achievements(number_of(colors(splayed=RIGHT, not_so_on=OTHERS)))),
        karma(would(TO_SPLAY, for_each_player(them, OPPONENTS, unsplay(the_color_to_splay, of=them)))),
    ),
)
