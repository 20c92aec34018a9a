"""Sliced Bread trades the hand for two 8s, and a scored card for two of a value less."""

from engine.lang.words import *

CARD = card(
    "Sliced Bread",
    fourth(
        echo(then(return_(all_of(HAND)), draw(8, times=2))),
        dogma(return_(a(SCORE), into=returned), draw_and_score(value(returned) - 1, times=2)),
    ),
)
