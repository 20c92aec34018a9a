"""Physics draws three 6s, and two of one color cost the hand."""

from engine.lang.words import *

CARD = card(
    "Physics",
    since(
        1,
        dogma(
            then(draw(6, times=3, into=drawn), reveal(drawn)),
            when(at_least(most_of_one_color(drawn), 2), return_(all_of(HAND))),
        ),
    ),
)
