"""Electricity returns all top cards without industry and draws an 8 for each."""

from engine.lang.words import *

DRAW = draw(8, times=count(it))

CARD = card(
    "Electricity",
    fourth(dogma(then(return_(each_top(without_icon=INDUSTRY)), DRAW))),
    since(1, dogma(then(return_(all_tops(without_icon=INDUSTRY)), DRAW))),
)
