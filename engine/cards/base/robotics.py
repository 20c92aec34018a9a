"""Robotics scores the top green card, melds a 10, and self-executes it if it has industry or efficiency."""

from engine.lang.words import *

CARD = card(
    "Robotics",
    fourth(
        dogma(score(top(GREEN))),
        dogma(draw_and_meld(10), when(has_any_icon(it, INDUSTRY, EFFICIENCY), self_execute(it))),
    ),
)
