"""Babylonian Chronicles compels others to hand over a top card with authority; then it scores a 3."""

from engine.lang.words import *

CARD = card(
    "Babylonian Chronicles",
    fourth(
        compel(transfer(a(TOPS, not_color=RED, with_icon=AUTHORITY), to=my(BOARD))),
        dogma(draw_and_score(3)),
    ),
)
