"""Lever draws two 2s; every two returned cards of a value are a card one higher."""

from engine.lang.words import *

CARD = card(
    "Lever",
    fourth(
        echo(draw(2, times=2)),
        dogma(
            may(return_(any_number(HAND), into=returned)),
            for_each_value(
                "v", draw(the_number("v") + 1, times=for_every(2, count(all_of(returned, value=the_number("v")))))
            ),
        ),
    ),
)
