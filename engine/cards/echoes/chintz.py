"""Chintz draws a 4; a lone card in hand is worth two more, one scored; foreseen, the hand becomes achievements."""

from engine.lang.words import *

CARD = card(
    "Chintz",
    fourth(
        dogma(draw(4)),
        dogma(when(equals(count(HAND), 1), then(draw(4), draw_and_score(4)))),
        dogma(when(was_foreseen, transfer(all_of(HAND), to=AVAILABLE_ACHIEVEMENTS))),
    ),
)
