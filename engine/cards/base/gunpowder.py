"""Gunpowder takes top cards with authority to my score pile; if it took any, a 2 is scored."""

from engine.lang.words import *

CARD = card(
    "Gunpowder",
    since(
        1,
        demand(transfer(a(TOPS, with_icon=AUTHORITY), to=my(SCORE))),
        dogma(when(any_transferred_by_the_demand, draw_and_score(2))),
    ),
)
