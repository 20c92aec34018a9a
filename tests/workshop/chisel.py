"""Chisel."""

from engine.lang.words import card, dogma, draw, fourth

CARD = card("Chisel", fourth(dogma(draw(2))))
