"""Metalworking scores 1s as long as they have authority."""

from engine.lang.words import *

CARD = card(
    "Metalworking",
    since(1, dogma(draw_and_reveal(1), when(has_icon(it, AUTHORITY), score(it), repeat_effect()))),
)
