"""Quantum Theory."""

from engine.lang.words import (
    HAND,
    card,
    count,
    dogma,
    draw,
    draw_and_score,
    equals,
    fourth,
    it,
    may,
    return_,
    up_to,
    when,
)

CARD = card(
    "Quantum Theory",
    fourth(dogma(may(return_(up_to(2, HAND))), when(equals(count(it), 2), draw(10), draw_and_score(10)))),
)
