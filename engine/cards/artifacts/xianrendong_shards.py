"""Xianrendong Shards shows three cards, scores two and tucks one; two scored of one color give three 1s."""

from engine.lang.words import *

scored = named_cards("scored")

CARD = card(
    "Xianrendong Shards",
    fourth(
        dogma(
            reveal(as_many_as(3, HAND), into=revealed),
            then(score(as_many_as(2, revealed), into=scored), tuck(the_rest_of(revealed))),
            when(at_least(most_of_one_color(scored), 2), draw(1, times=3)),
        )
    ),
)
