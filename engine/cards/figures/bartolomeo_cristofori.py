"""Bartolomeo Cristofori claims an achievement before a fifth card of a color is visible."""

from engine.lang.words import *

CARD = card(
    "Bartolomeo Cristofori",
    fourth(
        karma(
            would(
                TO_MELD,
                achieve(a(AVAILABLE_ACHIEVEMENTS)),
                where=equals(count(visible(color_of(the_card))), 4),
            )
        )
    ),
)
