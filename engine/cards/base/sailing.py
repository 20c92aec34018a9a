"""Sailing."""

from engine.lang.words import card, dogma, draw_and_meld, since

CARD = card("Sailing", since(1, dogma(draw_and_meld(1))))
