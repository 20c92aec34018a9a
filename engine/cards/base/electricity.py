"""Electricity."""

from engine.lang.words import INDUSTRY, TOPS, all_of, card, count, dogma, draw, it, return_, then

CARD = card(
    "Electricity",
    dogma(then(return_(all_of(TOPS, without_icon=INDUSTRY)), draw(8, times=count(it)))),
)
