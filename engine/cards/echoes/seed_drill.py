"""Seed Drill makes opponents return a low top card; for a junked deck it achieves the highest card in the junk."""

from engine.lang.words import *

CARD = card(
    "Seed Drill",
    fourth(
        demand(return_(a(TOPS, where=fewer(value(each), 3)))),
        dogma(
            choose_value("v", (3, 4, 5)),
            may(junk_deck(the_number("v"))),
            if_you_do(achieve_if_eligible(highest(JUNK))),
        ),
    ),
)
