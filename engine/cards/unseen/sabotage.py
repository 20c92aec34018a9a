"""Sabotage has a hand shown, and one of its cards returned costs the top card and scored cards of its color."""

from engine.lang.words import *

CARD = card(
    "Sabotage",
    fourth(
        demand(
            draw(6),
            reveal(all_of(HAND)),
            return_(a(HAND, by=ME), into=returned),
            then(tuck(top(color_of(returned))), tuck(all_of(SCORE, color=color_of(returned)))),
        ),
    ),
)
