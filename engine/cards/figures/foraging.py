"""Foraging draws a 0, which may be scored for another one if it is without meat."""

from engine.lang.words import *

CARD = card(
    "Foraging",
    fourth(
        dogma(
            draw(0),
            when(not_(has_icon(it, MEAT)), may(then(reveal(it), score(it), draw(0)))),
        ),
    ),
)
