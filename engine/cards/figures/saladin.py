"""Saladin scores the opponents' top cards with a castle instead of a Dogma that demands."""

from engine.lang.words import *

CARD = card(
    "Saladin",
    fourth(
        karma(may_issue(RED)),
        karma(
            would_instead(
                DOGMA_ACTION,
                score(all_of(of(OPPONENTS, TOPS), with_icon=AUTHORITY)),
                where=has_demand(the_card),
            )
        ),
    ),
)
