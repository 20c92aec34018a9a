"""Escapism junks a card, returns all of its value from the hand, draws three such, and self-executes it."""

from engine.lang.words import *

junked = named_cards("junked")

CARD = card(
    "Escapism",
    fourth(
        dogma(
            then(reveal(a(HAND)), junk(it, into=junked)),
            return_(all_of(HAND, value=value(junked))),
            draw(value(junked), times=3),
            self_execute(junked),
        )
    ),
)
