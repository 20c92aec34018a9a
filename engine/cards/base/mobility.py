"""Mobility."""

from engine.lang.words import INDUSTRY, RED, SCORE, TOPS, card, demand, draw, fourth, highest, if_any, my, transfer

CARD = card(
    "Mobility",
    fourth(
        demand(transfer(highest(TOPS, count=2, not_color=RED, without_icon=INDUSTRY), to=my(SCORE)), if_any(draw(8)))
    ),
)
