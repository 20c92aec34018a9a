"""Fission."""

from engine.lang.words import (
    CARDS,
    EVERYONE,
    RED,
    TOPS,
    a,
    all_of,
    card,
    complete_dogma,
    demand,
    dogma,
    draw,
    each,
    is_card,
    is_color,
    it,
    junk,
    not_,
    of,
    return_,
    this_card,
    when,
)

CARD = card(
    "Fission",
    demand(draw(10), when(is_color(it, RED), junk(all_of(of(EVERYONE, CARDS))), complete_dogma())),
    dogma(return_(a(of(EVERYONE, TOPS), where=not_(is_card(each, this_card)))), draw(10)),
)
