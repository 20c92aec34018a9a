"""Basur Hoyuk Tokens draws a 4; a top card that comes before it in the alphabet costs the score pile."""

from engine.lang.words import *

CARD = card(
    "Basur Hoyuk Tokens",
    fourth(
        dogma(
            draw_and_reveal(4, into=drawn),
            when(
                comes_before(top(color_of(drawn)), drawn),
                then(return_(drawn), return_(all_of(SCORE))),
            ),
        )
    ),
)
