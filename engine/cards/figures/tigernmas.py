"""Tigernmas makes a point of each card in hand."""

from engine.lang.words import *

CARD = card("Tigernmas", fourth(karma(may_issue(RED)), karma(provides_points(count(HAND)))))
