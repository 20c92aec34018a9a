"""Cryptocurrency returns the score pile and scores a 10 for each value that was in it; red may go up."""

from engine.lang.words import *

CARD = card(
    "Cryptocurrency",
    fourth(
        dogma(return_(all_of(SCORE), into=returned), draw_and_score(10, times=different_values(returned))),
        dogma(may(splay(RED, UP))),
    ),
)
