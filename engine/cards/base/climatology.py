"""Climatology returns two top cards with an icon of my choice; then a top card, and points as high, are returned."""

from engine.lang.words import *

CARD = card(
    "Climatology",
    fourth(
        demand(
            then(
                choose_icon("icon", other_than=HEALTH, by=ME),
                return_(as_many_as(2, TOPS, with_icon=the_icon("icon"))),
            )
        ),
        dogma(return_(a(TOPS)), return_(all_of(SCORE, where=at_least(value(each), value(it))))),
    ),
)
