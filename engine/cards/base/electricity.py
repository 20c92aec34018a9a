"""Electricity."""

from engine.lang.words import INDUSTRY, card, count, dogma, draw, each_top, fourth, it, return_, then

CARD = card("Electricity", fourth(dogma(then(return_(each_top(without_icon=INDUSTRY)), draw(8, times=count(it))))))
