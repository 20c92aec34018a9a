"""Edward Jenner returns a card instead of executing a demand, and has an achievement junked before a card is scored."""

from engine.lang.words import *

CARD = card(
    "Edward Jenner",
    fourth(
        karma(would_instead(SUFFER_DEMAND, return_(a(HAND)))),
        karma(would(TO_SCORE, junk(a(AVAILABLE_ACHIEVEMENTS, value=value(the_card))), who=EVERYONE)),
    ),
)
