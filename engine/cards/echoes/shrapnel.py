"""Shrapnel tucks a 6, takes the top two cards of its color, and scores the bottom one of its player."""

from engine.lang.words import *

CARD = card(
    "Shrapnel",
    fourth(
        demand(
            draw_and_tuck(6, into=tucked),
            transfer(top(color_of(tucked), count=2), to=my(SCORE)),
            score(bottom(color_of(tucked), of=ME)),
        )
    ),
)
