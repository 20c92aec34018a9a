"""Experimentation."""

from engine.lang.words import card, dogma, draw_and_meld, fourth

CARD = card("Experimentation", fourth(dogma(draw_and_meld(5))))
