"""Blackmail has a hand shown and a card of it melded, and a shown card self-executed with every may a must."""

from engine.lang.words import *

shown = named_cards("shown")

CARD = card(
    "Blackmail",
    fourth(
        demand(
            reveal(all_of(HAND), into=shown),
            meld(a(shown, by=ME)),
            reveal(all_of(SCORE), into=gather(shown)),
            self_execute(a(shown, by=ME), must=True),
        ),
    ),
)
