"""Gujin Tushu Jicheng super-executes a top card of somebody else's, in your own turn only."""

from engine.lang.words import *

CARD = card("Gujin Tushu Jicheng", fourth(dogma(when(your_turn, super_execute(a(of(OTHERS, TOPS)))))))
