"""Metaverse scores the top card of every splayed color; fewer than three lose the game."""

from engine.lang.words import *

scored = named_cards("scored")

CARD = card(
    "Metaverse",
    fourth(
        dogma(
            for_each_color(
                "color", colors(splayed=True), score(top(the_color("color")), into=gather(scored)), in_order=True
            ),
            when(fewer(count(scored), 3), lose()),
        )
    ),
)
