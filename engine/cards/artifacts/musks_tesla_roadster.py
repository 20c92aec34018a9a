"""Musk's Tesla Roadster wins with the most cards in the score pile; else an 11 has its color scored."""

from engine.lang.words import *

OTHERWISE = (
    sentence(draw_and_reveal(11, into=drawn)),
    sentence(score(all_of(BOARD, color=color_of(drawn)))),
    sentence(if_you_do(return_(drawn))),
    sentence(if_you_dont(meld(drawn))),
)

CARD = card(
    "Musk's Tesla Roadster",
    fourth(
        dogma(
            by_switch(
                "most-when-tied",
                {
                    "alone": when(single_most(count(SCORE)), win(), otherwise=OTHERWISE),
                    "tied-too": when(most_or_tied(count(SCORE)), win(), otherwise=OTHERWISE),
                },
            )
        )
    ),
)
