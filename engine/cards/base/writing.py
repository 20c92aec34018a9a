"""Writing."""

from engine.lang.words import card, dogma, draw, since

CARD = card("Writing", since(1, dogma(draw(2))))
