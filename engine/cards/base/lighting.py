"""Lighting."""

from engine.lang.words import (
    HAND,
    card,
    different_values,
    dogma,
    draw_and_score,
    fourth,
    if_you_do,
    it,
    may,
    tuck,
    up_to,
)

CARD = card(
    "Lighting", fourth(dogma(may(tuck(up_to(3, HAND))), if_you_do(draw_and_score(7, times=different_values(it)))))
)
