"""Liquid Fire moves a card by the victim's highest bonus into a forecast; a red one costs the hand."""

from engine.cards.echoes.places import FORECAST
from engine.lang.words import *

DRAWN = draw(highest_bonus(), into=drawn)

CARD = card(
    "Liquid Fire",
    fourth(
        demand(
            by_switch(
                "liquid-fire-without-a-bonus", {"one": DRAWN, "nothing": when(at_least(highest_bonus(), 1), DRAWN)}
            ),
            transfer(drawn, to=my(FORECAST)),
            when(is_color(drawn, RED), transfer(all_of(HAND), to=my(SCORE))),
        )
    ),
)
