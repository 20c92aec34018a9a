"""The Wheel."""

from engine.lang.words import FIRST, card, dogma, draw

CARD = card("The Wheel", dogma(draw(1, times=2)), since_edition=FIRST)
