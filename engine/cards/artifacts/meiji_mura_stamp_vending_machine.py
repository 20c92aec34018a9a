"""Meiji-Mura Stamp Vending Machine scores three cards of a returned card's value; if it cannot, a deck is junked."""

from engine.lang.words import *

scored = named_cards("scored")

CARD = card(
    "Meiji-Mura Stamp Vending Machine",
    fourth(
        dogma(
            return_(a(HAND), into=returned),
            draw_and_score(value(returned), times=3, into=scored),
            when(not_(every_of(scored, shares_value(each, returned))), junk_deck(value(highest(scored)))),
        )
    ),
)
