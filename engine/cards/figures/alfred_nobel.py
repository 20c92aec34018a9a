"""Alfred Nobel counts icons of which he has twice as many as every opponent, and junks the 7s before a transfer."""

from engine.lang.words import *

CARD = card(
    "Alfred Nobel",
    fourth(
        karma(count_as_achievements(leading_icons(2))),
        karma(would(TO_TRANSFER, junk_deck(7), who=EVERYONE)),
    ),
)
