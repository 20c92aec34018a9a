"""The Wheel draws two 1s."""

from engine.lang.words import *

CARD = card("The Wheel", since(1, dogma(draw(1, times=2))))
