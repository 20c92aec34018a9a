"""Robotics."""

from engine.lang.words import (
    EFFICIENCY,
    GREEN,
    INDUSTRY,
    card,
    dogma,
    draw_and_meld,
    fourth,
    has_any_icon,
    it,
    score,
    self_execute,
    top,
    when,
)

CARD = card(
    "Robotics",
    fourth(
        dogma(score(top(GREEN))),
        dogma(draw_and_meld(10), when(has_any_icon(it, INDUSTRY, EFFICIENCY), self_execute(it))),
    ),
)
