"""Calendar."""

from engine.lang.words import HAND, SCORE, card, count, dogma, draw, more, when

CARD = card(
    "Calendar",
    dogma(when(more(count(SCORE), count(HAND)), draw(3, times=2))),
)
