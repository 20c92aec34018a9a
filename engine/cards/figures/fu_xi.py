"""Fu Xi scores a 2 before each draw of the first action."""

from engine.lang.words import *

CARD = card(
    "Fu Xi",
    fourth(
        karma(may_issue(GREEN)),
        karma(would(TO_DRAW, draw_and_score(2), where=first_action)),
    ),
)
