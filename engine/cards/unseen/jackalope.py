"""Jackalope takes an opponent's highest card without efficiency and unsplays its color there; then my widest color."""

from engine.lang.words import *

CARD = card(
    "Jackalope",
    fourth(
        demand(transfer(highest(BOARD, without_icon=EFFICIENCY), to=my(BOARD)), if_you_do(unsplay(color_of(it)))),
        dogma(unsplay(colors(most=MOST_VISIBLE_CARDS))),
    ),
)
