"""Climatology."""

from engine.lang.words import (
    HEALTH,
    ME,
    SCORE,
    TOPS,
    a,
    all_of,
    as_many_as,
    at_least,
    card,
    choose_icon,
    demand,
    dogma,
    each,
    fourth,
    it,
    return_,
    the_icon,
    then,
    value,
)

CARD = card(
    "Climatology",
    fourth(
        demand(
            then(
                choose_icon("chosen", other_than=HEALTH, by=ME),
                return_(as_many_as(2, TOPS, with_icon=the_icon("chosen"))),
            )
        ),
        dogma(return_(a(TOPS)), return_(all_of(SCORE, where=at_least(value(each), value(it))))),
    ),
)
