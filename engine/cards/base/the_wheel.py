"""The Wheel."""

from engine.lang.words import card, dogma, draw, since

CARD = card("The Wheel", since(1, dogma(draw(1, times=2))))
