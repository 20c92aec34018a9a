"""Telescope foreshadows a 5 of Echoes; for a forecast card put on its deck it swaps the others for achievements."""

from engine.cards.echoes.places import FORECAST
from engine.lang.words import *

CARD = card(
    "Telescope",
    fourth(
        echo(draw_and_foreshadow(5, of="echoes")),
        dogma(
            may(place_on_deck(a(FORECAST))),
            by_switch(
                "telescope",
                {
                    "exchanges": if_you_do(
                        exchange(all_of(FORECAST), as_many_as(count(FORECAST), AVAILABLE_ACHIEVEMENTS)),
                        junk_deck(5),
                    ),
                    "achieves": if_you_do(achieve_if_eligible(a(FORECAST))),
                },
            ),
        ),
    ),
)
