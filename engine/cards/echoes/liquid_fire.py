"""Liquid Fire moves a card by the victim's highest bonus into a forecast; a red one costs the hand."""

from engine.cards.echoes.places import FORECAST
from engine.lang.words import *

CARD = card(
    "Liquid Fire",
    fourth(
        demand(
            draw(highest_bonus(), into=drawn),
            transfer(drawn, to=my(FORECAST)),
            when(is_color(drawn, RED), transfer(all_of(HAND), to=my(SCORE))),
        )
    ),
)
