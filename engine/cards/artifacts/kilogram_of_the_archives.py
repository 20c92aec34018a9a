"""Kilogram of the Archives returns a card of hand and board: ten together score a 10, any other sum is junked."""

from engine.lang.words import *

SUM = total_value(returned)

CARD = card(
    "Kilogram of the Archives",
    fourth(
        dogma(
            return_(a(HAND), into=returned),
            return_(a(TOPS), into=gather(returned)),
            when(
                both(equals(count(returned), 2), equals(SUM, 10)),
                draw_and_score(10),
                otherwise=junk_deck(SUM),
            ),
        )
    ),
)
