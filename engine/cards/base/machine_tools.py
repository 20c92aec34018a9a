"""Machine Tools."""

from engine.lang.words import SCORE, card, dogma, draw_and_score, highest, value

CARD = card(
    "Machine Tools",
    dogma(draw_and_score(value(highest(SCORE)))),
)
