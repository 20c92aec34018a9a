"""Oculus Quest compels others to take their whole boards up."""

from engine.lang.words import *

CARD = card("Oculus Quest", fourth(compel(transfer(all_of(BOARD), to=HAND))))
