"""Peter the Great scores the bottom green card before a return, and may achieve the next."""

from engine.lang.words import *

CARD = card(
    "Peter the Great",
    fourth(
        karma(may_issue(RED)),
        karma(
            would(TO_RETURN, score(bottom(GREEN))),
            when(has_icon(it, PROSPERITY), achieve_if_eligible(bottom(GREEN))),
        ),
    ),
)
