"""Electricity returns all top cards without industry and draws an 8 for each."""

from engine.lang.words import *

CARD = card("Electricity", since(1, dogma(then(return_(each_top(without_icon=INDUSTRY)), draw(8, times=count(it))))))
