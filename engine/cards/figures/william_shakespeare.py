"""William Shakespeare issues Decrees with fewer Figures."""

from engine.lang.words import *

CARD = card(
    "William Shakespeare",
    fourth(
        karma(may_issue(PURPLE)),
        karma(may_issue(None)),
    ),
)
