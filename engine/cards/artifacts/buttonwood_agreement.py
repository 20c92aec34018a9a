"""Buttonwood Agreement bets on three colors: an 8 of one is scored and splays it up, any other costs its color."""

from engine.lang.words import *

CARD = card(
    "Buttonwood Agreement",
    fourth(
        dogma(
            choose_color("chosen", count=3),
            draw_and_reveal(8, into=drawn),
            when(
                is_color(drawn, the_colors("chosen")),
                then(score(drawn), splay(color_of(drawn), UP)),
                otherwise=then(return_(all_of(SCORE, color=color_of(drawn))), unsplay(color_of(drawn))),
            ),
        )
    ),
)
