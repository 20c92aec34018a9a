"""Oars takes cards with prosperity out of a hand, a 1 given for each; if there were none, it draws a 1."""

from engine.lang.words import *

CARD = card(
    "Oars",
    fourth(
        demand(transfer(a(HAND, with_icon=PROSPERITY), to=my(SCORE)), if_you_do(draw(1), repeat_effect())),
        dogma(when(not_(any_transferred_by_the_demand), draw(1))),
    ),
)
