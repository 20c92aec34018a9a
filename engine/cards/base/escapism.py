"""Escapism junks a card, returns all of its value from the hand, draws three such, and self-executes it."""

from engine.lang.words import *

junked = named_cards("junked")
SAME_VALUE = return_(all_of(HAND, value=value(junked)))
DRAW_THREE = draw(value(junked), times=3)

CARD = card(
    "Escapism",
    fourth(
        dogma(
            then(reveal(a(HAND)), junk(it, into=junked)),
            by_switch(
                "escapism-empty-hand",
                {
                    "draws": (SAME_VALUE, DRAW_THREE, self_execute(junked)),
                    "stops": if_any(SAME_VALUE, DRAW_THREE, self_execute(junked)),
                },
            ),
        )
    ),
)
