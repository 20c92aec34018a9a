"""Escape Room makes opponents score an 11 and a hand card of its color, or lose; four top cards are scored."""

from engine.lang.words import *

CARD = card(
    "Escape Room",
    fourth(
        demand(
            then(draw_and_reveal(11, into=drawn), score(drawn)),
            score(a(HAND, color=color_of(drawn))),
            if_you_dont(lose()),
        ),
        dogma(score(as_many_as(4, TOPS, not_color=YELLOW, with_icon=EFFICIENCY))),
    ),
)
