"""Pavlovian Tusk draws three cards as high as the top green card; one is returned, one scored."""

from engine.lang.words import *

CARD = card(
    "Pavlovian Tusk",
    fourth(
        dogma(
            draw(value(top(GREEN)), times=3, into=drawn),
            return_(a(drawn)),
            score(a(the_rest_of(drawn))),
        )
    ),
)
