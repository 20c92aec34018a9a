"""Maze wants a card scored of the color of each that I hold; else the victim's hand is exchanged for my score pile."""

from engine.lang.words import *

held = named_cards("held")

CARD = card(
    "Maze",
    fourth(
        demand(
            for_each_card(held, my(HAND), score(a(HAND, color=color_of(held))), in_order=True),
            if_you_dont(when(at_least(count(my(HAND)), 1), exchange(all_of(HAND), all_of(my(SCORE))))),
        )
    ),
)
