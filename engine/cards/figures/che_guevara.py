"""Che Guevara scores a 9 before a meld; a yellow one takes all score piles and achievements away."""

from engine.lang.words import *

CARD = card(
    "Che Guevara",
    fourth(
        karma(
            would(TO_MELD, draw_and_score(9)),
            when(
                is_color(it, YELLOW),
                junk(all_of(of(EVERYONE, SCORE))),
                junk(all_of(AVAILABLE_ACHIEVEMENTS)),
            ),
        ),
    ),
)
