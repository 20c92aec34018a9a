"""Giuseppe Scionti scores a 9 before each effect."""

from engine.lang.words import *

CARD = card(
    "Giuseppe Scionti",
    fourth(
        karma(would(EXECUTE_DOGMA_EFFECT, draw_and_score(9))),
    ),
)
