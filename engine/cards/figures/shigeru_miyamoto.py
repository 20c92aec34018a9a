"""Shigeru Miyamoto wins with one, three or six clocks when a card of the clock would be executed."""

from engine.lang.words import *

CARD = card(
    "Shigeru Miyamoto",
    fourth(
        karma(
            would(
                DOGMA_ACTION,
                when(
                    not_(
                        both(
                            not_(equals(icons(EFFICIENCY), 1)),
                            both(not_(equals(icons(EFFICIENCY), 3)), not_(equals(icons(EFFICIENCY), 6))),
                        )
                    ),
                    win(),
                ),
                where=has_featured_icon(the_card, EFFICIENCY),
            )
        ),
    ),
)
