"""Mobility takes the two highest top cards that are not red and have no industry, and gives an 8."""

from engine.lang.words import *

CARD = card(
    "Mobility",
    fourth(
        demand(transfer(highest(TOPS, count=2, not_color=RED, without_icon=INDUSTRY), to=my(SCORE)), if_any(draw(8)))
    ),
)
