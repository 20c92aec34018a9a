"""Muhammad Yunus gives up the bottom green card to lead in every icon during a Dogma action."""

from engine.lang.words import *

CARD = card(
    "Muhammad Yunus",
    fourth(
        karma(may_issue(GREEN)),
        karma(would(DOGMA_ACTION, may(return_(bottom(GREEN))), who=EVERYONE), if_you_do(have_sole_majority)),
    ),
)
