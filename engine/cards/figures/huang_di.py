"""Huang Di draws a 2 before a card of the leaf is executed."""

from engine.lang.words import *

CARD = card(
    "Huang Di",
    fourth(
        karma(may_issue(BLUE)),
        karma(would(DOGMA_ACTION, draw(2), where=has_featured_icon(the_card, HEALTH))),
    ),
)
