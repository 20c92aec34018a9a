"""Metalworking."""

from engine.lang.words import AUTHORITY, card, dogma, draw_and_reveal, fourth, has_icon, it, repeat_effect, score, when

CARD = card(
    "Metalworking", fourth(dogma(draw_and_reveal(1), when(has_icon(it, AUTHORITY), score(it), repeat_effect())))
)
