"""Janus, no card of the game: two karmas that wait for the same deed."""

from engine.lang.words import EXECUTE_EFFECT, card, draw_and_score, fourth, karma, raise_values, would

CARD = card(
    "Janus",
    fourth(karma(would(EXECUTE_EFFECT, raise_values(1))), karma(would(EXECUTE_EFFECT, draw_and_score(1)))),
)
