"""Experimentation."""

from engine.lang.words import card, dogma, draw_and_meld

CARD = card(
    "Experimentation",
    dogma(draw_and_meld(5)),
)
