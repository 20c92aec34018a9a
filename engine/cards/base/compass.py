"""Compass takes a top card with health and gives a top card without it, to meld (before: to have)."""

from engine.lang.words import *

TAKE = transfer(a(TOPS, not_color=GREEN, with_icon=HEALTH), to=my(BOARD))
ONE_OF_MINE = a(my(TOPS), without_icon=HEALTH)

CARD = card(
    "Compass",
    fourth(demand(then(TAKE, meld(ONE_OF_MINE)))),
    since(1, demand(then(TAKE, transfer(ONE_OF_MINE, to=BOARD)))),
)
