"""Mapmaking takes scored 1s; if it took any, a 1 is scored."""

from engine.lang.words import *

CARD = card(
    "Mapmaking",
    since(
        1,
        demand(transfer(a(SCORE, value=1), to=my(SCORE))),
        dogma(when(any_transferred_by_the_demand, draw_and_score(1))),
    ),
)
