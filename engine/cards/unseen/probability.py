"""Probability returns the hand and draws two 6s to count their icons: two kinds score, four give a 7; then a 6."""

from engine.lang.words import *

CARD = card(
    "Probability",
    fourth(
        dogma(return_(all_of(HAND))),
        dogma(
            then(draw_and_reveal(6, times=2, into=drawn), return_(drawn)),
            when(equals(icon_kinds_on(drawn), 2), draw_and_score(6, times=2)),
            when(equals(icon_kinds_on(drawn), 4), draw(7)),
            draw(6),
        ),
    ),
)
