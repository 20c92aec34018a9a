"""Marie Curie counts each value above 6 in the score pile, and draws a 9 before a value that is not in hand."""

from engine.lang.words import *

CARD = card(
    "Marie Curie",
    fourth(
        karma(count_as_achievements(different_values(all_of(SCORE, where=more(value(each), 6))))),
        karma(would(TO_DRAW, draw(9), where=equals(count(all_of(HAND, value=the_value)), 0))),
    ),
)
