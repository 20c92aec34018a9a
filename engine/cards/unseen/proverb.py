"""Proverb returns a 1: yellow or purple safeguards as high as a card of the hand, and the hand goes; else two 1s."""

from engine.lang.words import *

CARD = card(
    "Proverb",
    fourth(
        dogma(
            then(draw_and_reveal(1), return_(it)),
            when(
                is_color(it, YELLOW, PURPLE),
                then(safeguard(a(AVAILABLE_ACHIEVEMENTS, where=shares_value(each, HAND))), return_(all_of(HAND))),
                otherwise=draw(1, times=2),
            ),
        )
    ),
)
