"""Martin Scorsese tucks a Figure instead of melding it, and claims an achievement."""

from engine.lang.words import *

CARD = card(
    "Martin Scorsese",
    fourth(
        karma(
            would_instead(
                TO_MELD,
                tuck(the_card),
                achieve(a(AVAILABLE_OF_ANY_KIND)),
                where=is_of_set(the_card, "figures"),
            )
        ),
    ),
)
