"""Daedalus makes the highest top card higher for claims, by one for each unsplayed color."""

from engine.lang.words import *

CARD = card("Daedalus", fourth(karma(raise_top_for_claims(number_of(colors(splayed=False))))))
