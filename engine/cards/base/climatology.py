"""Climatology returns two top cards with an icon of my choice; then a top card, and points as high, are returned."""

from engine.lang.words import *

ICON = choose_icon("icon", other_than=HEALTH, by=ME)

CARD = card(
    "Climatology",
    fourth(
        demand(
            by_switch(
                "climatology-second-card",
                {
                    "both-at-once": then(ICON, return_(as_many_as(2, TOPS, with_icon=the_icon("icon")))),
                    "one-by-one": then(
                        ICON,
                        return_(a(TOPS, with_icon=the_icon("icon"))),
                        return_(a(TOPS, with_icon=the_icon("icon"))),
                    ),
                },
            )
        ),
        dogma(return_(a(TOPS)), return_(all_of(SCORE, where=at_least(value(each), value(it))))),
    ),
)
