"""Miniaturization."""

from engine.lang.words import (
    HAND,
    SCORE,
    a,
    card,
    different_values,
    dogma,
    draw,
    equals,
    fourth,
    junk_deck,
    named_cards,
    return_,
    value,
    when,
)

returned = named_cards("returned")

CARD = card(
    "Miniaturization",
    fourth(
        dogma(
            return_(a(HAND), into=returned),
            when(equals(value(returned), 10), draw(10, times=different_values(SCORE))),
            when(equals(value(returned), 11), junk_deck(11)),
        )
    ),
)
