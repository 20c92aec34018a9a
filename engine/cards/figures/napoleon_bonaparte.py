"""Napoleon Bonaparte melds whatever would be melded, tucked, scored or returned, and scores a top 5 or 6."""

from engine.lang.words import *

CARD = card(
    "Napoleon Bonaparte",
    fourth(
        karma(may_issue(RED)),
        karma(
            would_instead((TO_MELD, TO_TUCK, TO_SCORE, TO_RETURN), meld(the_card)),
            when(is_color(the_card, RED, BLUE), tuck(the_card)),
            score(a(of(EVERYONE, TOPS), value=(5, 6))),
        ),
    ),
)
