"""Ximen Bao issues Expansion with two Figures, and each Decree of his player empties the opponents' hands."""

from engine.lang.words import *

CARD = card(
    "Ximen Bao",
    fourth(
        karma(may_issue(YELLOW)),
        karma(would(TO_ISSUE_DECREE, junk(all_of(of(OPPONENTS, HAND))))),
    ),
)
