"""Pencil draws as many cards as it returned, one above the highest, of which one is foreshadowed."""

from engine.lang.words import *

CARD = card(
    "Pencil",
    fourth(
        echo(draw(5)),
        dogma(
            may(return_(up_to(3, HAND), into=returned)),
            if_you_do(
                draw(value(highest(returned)) + 1, times=count(returned), into=drawn),
                sentence(then(return_(all_but(1, drawn)), foreshadow(the_rest_of(drawn)))),
            ),
        ),
    ),
)
