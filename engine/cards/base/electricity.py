"""Electricity."""

from engine.lang.words import INDUSTRY, card, count, dogma, draw, each_top, it, return_, then

CARD = card(
    "Electricity",
    dogma(then(return_(each_top(without_icon=INDUSTRY)), draw(8, times=count(it)))),
)
