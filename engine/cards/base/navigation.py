"""Navigation."""

from engine.lang.words import SCORE, a, card, demand, either, fourth, my, transfer

CARD = card("Navigation", fourth(demand(transfer(a(SCORE, value=either(2, 3)), to=my(SCORE)))))
