"""Philosopher's Stone returns a card, scores as many as its value, and junks the deck of their total value."""

from engine.lang.words import *

scored = named_cards("scored")

CARD = card(
    "Philosopher's Stone",
    fourth(
        dogma(
            return_(a(HAND), into=returned),
            score(as_many_as(value(returned), HAND), into=scored),
            junk_deck(total_value(scored)),
        )
    ),
)
