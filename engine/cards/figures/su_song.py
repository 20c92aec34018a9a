"""Su Song melds a 3 before each meld; one without a leaf is returned."""

from engine.lang.words import *

CARD = card(
    "Su Song",
    fourth(
        karma(may_issue(GREEN)),
        karma(would(TO_MELD, draw_and_meld(3)), when(not_(has_icon(it, HEALTH)), return_(it))),
    ),
)
