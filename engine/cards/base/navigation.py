"""Navigation."""

from engine.lang.words import SCORE, a, card, demand, either, my, transfer

CARD = card(
    "Navigation",
    demand(transfer(a(SCORE, value=either(2, 3)), to=my(SCORE))),
)
