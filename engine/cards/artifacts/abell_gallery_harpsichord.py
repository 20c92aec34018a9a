"""Abell Gallery Harpsichord draws and scores a card of each value that one top card alone has."""

from engine.lang.words import *

that_value = the_number("value")

CARD = card(
    "Abell Gallery Harpsichord",
    fourth(
        dogma(
            for_each_value(
                "value",
                when(equals(count(all_of(TOPS, value=that_value)), 1), draw_and_score(that_value)),
            )
        )
    ),
)
