"""Carousel, as Clown Car of The Unseen: a demand that repeats for what the melded card lacks."""

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
    "Carousel",
    fourth(demand(meld(a(my(SCORE))), when(not_(has_icon(it, PROSPERITY)), repeat_effect()))),
)
