"""Steamboat makes opponents reveal a 6: a blue or yellow one costs the hand, a red or green one two scored cards."""

from engine.lang.words import *

CARD = card(
    "Steamboat",
    fourth(
        demand(
            draw_and_reveal(6, into=drawn),
            when(
                is_color(drawn, BLUE, YELLOW), then(transfer(drawn, to=my(HAND)), transfer(all_of(HAND), to=my(HAND)))
            ),
            when(is_color(drawn, RED, GREEN), transfer(as_many_as(2, SCORE), to=my(SCORE))),
        )
    ),
)
