"""Mapmaking."""

from engine.lang.words import SCORE, a, card, demand, dogma, draw_and_score, due_to_demand, my, transfer, when

CARD = card(
    "Mapmaking",
    demand(transfer(a(SCORE, value=1), to=my(SCORE))),
    dogma(when(due_to_demand("transfer"), draw_and_score(1))),
)
