"""Archery makes opponents draw and hand over their highest card; since the fourth edition it junks a 1 or 2."""

from engine.lang.words import *

DEMAND = demand(then(draw(1), transfer(highest(HAND), to=my(HAND))))

CARD = card("Archery", fourth(DEMAND, dogma(junk(a(AVAILABLE_ACHIEVEMENTS, value=either(1, 2))))), since(1, DEMAND))
