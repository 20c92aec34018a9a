"""Proverb reveals a 1: yellow or purple safeguards an achievement as high as a card of the hand, which then goes."""

from engine.lang.words import *

held = named_cards("held")

CARD = card(
    "Proverb",
    fourth(
        dogma(
            then(draw_and_reveal(1), return_(it)),
            when(
                is_color(it, YELLOW, PURPLE),
                choose_value("chosen", all_of(HAND)),
                safeguard(a(AVAILABLE_ACHIEVEMENTS, value=the_number("chosen"))),
                return_(all_of(HAND)),
                otherwise=draw(1, times=2),
            ),
        )
    ),
)
