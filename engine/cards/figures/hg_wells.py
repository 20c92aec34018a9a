"""H.G. Wells super-executes a 10 that he junks, instead of a card of the light bulb."""

from engine.lang.words import *

CARD = card(
    "H.G. Wells",
    fourth(
        karma(
            would_instead(
                DOGMA_ACTION,
                draw(10, into=drawn),
                junk(drawn),
                super_execute(drawn),
                where=has_featured_icon(the_card, CONCEPT),
            )
        ),
    ),
)
