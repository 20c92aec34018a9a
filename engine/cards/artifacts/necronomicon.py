"""Necronomicon draws a 3: yellow costs the hand, green the splays, red the score pile, and blue brings a 9."""

from engine.lang.words import *

CARD = card(
    "Necronomicon",
    fourth(
        dogma(
            draw_and_reveal(3, into=drawn),
            when(is_color(drawn, YELLOW), return_(all_of(HAND))),
            when(is_color(drawn, GREEN), unsplay_each(colors(splayed=True))),
            when(is_color(drawn, RED), return_(all_of(SCORE))),
            when(is_color(drawn, BLUE), draw(9)),
        )
    ),
)
