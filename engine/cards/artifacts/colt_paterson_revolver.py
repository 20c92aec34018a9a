"""Colt Paterson Revolver compels others to draw a 7: of a color they have in hand, it costs hand and score pile."""

from engine.lang.words import *

OTHERS_IN_HAND = all_of(HAND, where=not_(is_card(each, drawn)))

CARD = card(
    "Colt Paterson Revolver",
    fourth(
        compel(
            reveal(all_of(HAND)),
            draw_and_reveal(7, into=drawn),
            when(
                shares_color(drawn, OTHERS_IN_HAND),
                then(return_(all_of(HAND)), return_(all_of(SCORE))),
            ),
        )
    ),
)
