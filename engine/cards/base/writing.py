"""Writing."""

from engine.lang.words import FIRST, card, dogma, draw

CARD = card("Writing", dogma(draw(2)), since_edition=FIRST)
