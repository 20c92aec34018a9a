"""Witch Trial draws a 5 and costs three cards: a top card and a hand card of its color, and a scored one; on and on."""

from engine.lang.words import *

OF_ITS_COLOR = color_of(drawn)

CARD = card(
    "Witch Trial",
    fourth(
        demand(
            draw_and_reveal(5, into=drawn),
            then(
                return_(a(TOPS, color=OF_ITS_COLOR)),
                return_(a(HAND, color=OF_ITS_COLOR, where=not_(is_card(each, drawn)))),
                return_(a(SCORE)),
            ),
            if_you_do(repeat_effect()),
        ),
    ),
)
