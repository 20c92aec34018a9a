"""Tractor draws and scores 7s; foreseen, it scores seven more."""

from engine.lang.words import *

CARD = card(
    "Tractor",
    fourth(
        echo(draw(7)),
        dogma(draw_and_score(7)),
        dogma(draw(7)),
        dogma(when(was_foreseen, draw_and_score(7, times=7))),
    ),
)
