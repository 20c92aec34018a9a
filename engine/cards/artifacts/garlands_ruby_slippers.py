"""Garland's Ruby Slippers melds an 8: one without effects wins, any other is executed."""

from engine.lang.words import *

CARD = card(
    "Garland's Ruby Slippers",
    fourth(
        dogma(
            meld(a(HAND, value=8), into=melded),
            when(has_effects(melded), self_execute(melded)),
            when(both(at_least(count(melded), 1), not_(has_effects(melded))), win()),
        )
    ),
)
