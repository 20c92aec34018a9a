"""John Von Neumann junks the 8s before one is drawn, and executes what he melds."""

from engine.lang.words import *

CARD = card(
    "John Von Neumann",
    fourth(
        karma(would(TO_DRAW, junk_deck(8), where=equals(the_value, 8))),
        karma(would_instead(TO_MELD, meld(the_card), self_execute(the_card))),
    ),
)
