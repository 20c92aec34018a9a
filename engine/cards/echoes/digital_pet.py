"""Digital Pet makes opponents draw an 11 and return all cards of its color from board and score pile."""

from engine.lang.words import *

CARD = card(
    "Digital Pet",
    fourth(
        demand(
            draw_and_reveal(11, into=drawn),
            then(
                return_(all_of(BOARD, color=color_of(drawn))),
                return_(all_of(SCORE, color=color_of(drawn))),
            ),
        )
    ),
)
