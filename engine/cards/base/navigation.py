"""Navigation."""

from engine.lang.words import SCORE, a, card, demand, my, transfer

CARD = card(
    "Navigation",
    demand(transfer(a(SCORE, value=(2, 3)), to=my(SCORE))),
)
