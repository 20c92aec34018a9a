"""Whatchamacallit goes through the values upward and draws and scores one of each that you lack on top and in score."""

from engine.lang.words import *

THAT_VALUE = equals(value(each), the_number("value"))

CARD = card(
    "Whatchamacallit",
    fourth(
        dogma(
            for_each_value(
                "value",
                when(
                    both(not_(any_of(TOPS, THAT_VALUE)), not_(any_of(SCORE, THAT_VALUE))),
                    draw_and_score(the_number("value")),
                ),
            )
        )
    ),
)
