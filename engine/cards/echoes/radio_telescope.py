"""Radio Telescope draws 9s by colors with concept, foreseen 10s, too, and melds one: A.I. wins."""

from engine.lang.words import *

CARD = card(
    "Radio Telescope",
    fourth(
        dogma(
            draw(9, times=number_of(colors(showing=CONCEPT)), into=drawn),
            when(was_foreseen, draw(10, times=number_of(colors(showing=CONCEPT)), into=gather(drawn))),
            then(meld(a(drawn), into=melded), return_(the_rest_of(drawn))),
            when(is_card(melded, card_titled("A.I.")), win()),
        )
    ),
)
