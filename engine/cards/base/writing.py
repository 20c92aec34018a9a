"""Writing draws a 2."""

from engine.lang.words import *

CARD = card("Writing", since(1, dogma(draw(2))))
