"""Climatology."""

from engine.lang.words import (
    HEALTH,
    ME,
    SCORE,
    TOPS,
    a,
    all_of,
    at_least,
    card,
    choose_icon,
    demand,
    dogma,
    each,
    it,
    n,
    return_,
    the_icon,
    then,
    value,
)

CARD = card(
    "Climatology",
    demand(then(choose_icon("chosen", HEALTH, by=ME), return_(n(2, TOPS, with_icon=the_icon("chosen"))))),
    dogma(return_(a(TOPS)), return_(all_of(SCORE, where=at_least(value(each), value(it))))),
)
