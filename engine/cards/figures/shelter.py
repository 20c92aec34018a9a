"""Shelter makes others score a card, and lose with a smaller score pile than the demander has."""

from engine.lang.words import *

CARD = card(
    "Shelter",
    fourth(
        demand(score(a(HAND)), when(fewer(count(SCORE), count(my(SCORE))), lose())),
    ),
)
