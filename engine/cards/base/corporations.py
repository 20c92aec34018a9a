"""Corporations takes top cards with industry to my score pile, each for an 8; then everybody melds an 8."""

from engine.lang.words import *

CARD = card(
    "Corporations",
    since(
        1,
        demand(transfer(a(TOPS, not_color=GREEN, with_icon=INDUSTRY), to=my(SCORE)), if_you_do(draw_and_meld(8))),
        dogma(draw_and_meld(8)),
    ),
)
