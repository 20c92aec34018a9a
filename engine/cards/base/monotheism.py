"""Monotheism takes a top card of a color that I lack, for a tucked 1; then everybody tucks a 1."""

from engine.lang.words import *

CARD = card(
    "Monotheism",
    since(
        1,
        demand(transfer(a(TOPS, where=not_(color_on_board(each, ME))), to=my(SCORE)), if_you_do(draw_and_tuck(1))),
        dogma(draw_and_tuck(1)),
    ),
)
