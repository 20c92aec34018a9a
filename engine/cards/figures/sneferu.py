"""Sneferu tucks a 2 before each meld; one without a castle is returned."""

from engine.lang.words import *

CARD = card(
    "Sneferu",
    fourth(
        karma(may_issue(YELLOW)),
        karma(would(TO_MELD, draw_and_tuck(2)), when(not_(has_icon(it, AUTHORITY)), return_(it))),
    ),
)
