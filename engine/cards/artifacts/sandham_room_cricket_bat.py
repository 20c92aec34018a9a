"""Sandham Room Cricket Bat draws a 6: red claims an achievement, any other color junks one."""

from engine.lang.words import *

CARD = card(
    "Sandham Room Cricket Bat",
    fourth(
        dogma(
            draw_and_reveal(6),
            when(is_color(it, RED), achieve(a(AVAILABLE_ACHIEVEMENTS)), otherwise=junk(a(AVAILABLE_ACHIEVEMENTS))),
        )
    ),
)
