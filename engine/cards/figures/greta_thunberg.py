"""Greta Thunberg junks a top card with a factory before any Dogma; she wins when none is left."""

from engine.lang.words import *

CARD = card(
    "Greta Thunberg",
    fourth(
        karma(
            would(
                DOGMA_ACTION,
                junk(a(of(EVERYONE, TOPS), with_icon=INDUSTRY, where=not_(is_card(each, the_card)))),
                who=EVERYONE,
            ),
            when(not_(any_of(of(EVERYONE, TOPS), has_icon(each, INDUSTRY))), win()),
        ),
    ),
)
