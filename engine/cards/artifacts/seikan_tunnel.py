"""Seikan Tunnel wins with the most cards of one color that are visible on any board."""

from engine.lang.words import *

CARD = card(
    "Seikan Tunnel",
    fourth(
        dogma(
            by_switch(
                "most-when-tied",
                {
                    "alone": when(single_most(most_of_one_color(all_of(VISIBLE))), win()),
                    "tied-too": when(most_or_tied(most_of_one_color(all_of(VISIBLE))), win()),
                },
            )
        )
    ),
)
