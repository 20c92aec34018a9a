"""Albert Einstein melds all cards with light bulbs and clocks from all hands before a Draw action."""

from engine.lang.words import *

CARD = card(
    "Albert Einstein",
    fourth(
        karma(may_issue(BLUE)),
        karma(would(DRAW_ACTION, meld(all_of(of(EVERYONE, HAND), where=has_any_icon(each, CONCEPT, EFFICIENCY))))),
    ),
)
