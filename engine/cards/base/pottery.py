"""Pottery returns up to three cards for a scored card as high as their number; it draws a 1."""

from engine.lang.words import *

CARD = card("Pottery", since(1, dogma(may(return_(up_to(3, HAND))), if_any(draw_and_score(count(it)))), dogma(draw(1))))
