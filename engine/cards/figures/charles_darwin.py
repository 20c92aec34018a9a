"""Charles Darwin wins before a claim if nobody has more achievements, and draws an 8 otherwise."""

from engine.lang.words import *

CARD = card(
    "Charles Darwin",
    fourth(
        karma(may_issue(BLUE)),
        karma(
            would(
                TO_CLAIM,
                when(
                    at_least(count(ACHIEVEMENTS), most_among(OTHERS, count(ACHIEVEMENTS))),
                    win(),
                    otherwise=draw(8),
                ),
            )
        ),
    ),
)
