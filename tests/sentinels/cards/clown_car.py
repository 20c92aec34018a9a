"""Clown Car (The Unseen)."""

from engine.lang.words import (
    PROSPERITY,
    SCORE,
    a,
    card,
    demand,
    fourth,
    has_icon,
    it,
    meld,
    my,
    not_,
    repeat_effect,
    when,
)

CARD = card(
    "Clown Car",
    fourth(demand(meld(a(my(SCORE))), when(not_(has_icon(it, PROSPERITY)), repeat_effect()))),
)
