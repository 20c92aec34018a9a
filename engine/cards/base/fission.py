"""Fission."""

from engine.lang.words import (
    ALL_BUT_ACHIEVEMENTS,
    EVERYONE,
    RED,
    TOPS,
    a,
    all_of,
    card,
    demand,
    dogma,
    draw,
    each,
    end_dogma_action,
    fourth,
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
    fourth(
        demand(draw(10), when(is_color(it, RED), junk(all_of(of(EVERYONE, ALL_BUT_ACHIEVEMENTS))), end_dogma_action())),
        dogma(return_(a(of(EVERYONE, TOPS), where=not_(is_card(each, this_card)))), draw(10)),
    ),
)
