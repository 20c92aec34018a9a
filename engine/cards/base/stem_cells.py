"""Stem Cells."""

from engine.lang.words import HAND, all_of, card, dogma, draw, may, score

CARD = card(
    "Stem Cells",
    dogma(may(score(all_of(HAND)))),
    dogma(draw(11)),
)
