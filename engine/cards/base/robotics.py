"""Robotics scores the top green card, melds a 10, and self-executes it if it has industry or efficiency."""

from engine.lang.words import *

SCORE_GREEN = score(top(GREEN))

CARD = card(
    "Robotics",
    fourth(
        dogma(SCORE_GREEN),
        dogma(draw_and_meld(10), when(has_any_icon(it, INDUSTRY, EFFICIENCY), self_execute(it))),
    ),
    since(1, dogma(SCORE_GREEN, then(draw_and_meld(10), self_execute(it)))),
)
