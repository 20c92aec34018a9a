"""Sailing."""

from engine.lang.words import FIRST, card, dogma, draw_and_meld

CARD = card("Sailing", dogma(draw_and_meld(1)), since_edition=FIRST)
