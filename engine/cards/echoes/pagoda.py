"""Pagoda melds the 3 it foreshadowed for a tucked card of its color; foreseen, it takes that color of others."""

from engine.lang.words import *

CARD = card(
    "Pagoda",
    fourth(
        dogma(
            draw_and_foreshadow(3, into=drawn),
            may(tuck(a(HAND, color=color_of(drawn), where=not_(is_card(each, drawn))))),
            if_you_do(meld(drawn)),
            if_you_do(when(was_foreseen, meld(all_of(of(OTHERS, BOARD), color=color_of(drawn))))),
        )
    ),
)
