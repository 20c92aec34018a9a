"""Physics."""

from engine.lang.words import (
    HAND,
    all_of,
    at_least,
    card,
    dogma,
    draw,
    fourth,
    most_of_one_color,
    named_cards,
    return_,
    reveal,
    then,
    when,
)

drawn = named_cards("drawn")

CARD = card(
    "Physics",
    fourth(
        dogma(
            then(draw(6, times=3, into=drawn), reveal(drawn)),
            when(at_least(most_of_one_color(drawn), 2), return_(all_of(HAND))),
        )
    ),
)
