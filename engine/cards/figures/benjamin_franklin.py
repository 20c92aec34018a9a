"""Benjamin Franklin takes an opponent's top Figure of the color of a card before it is melded."""

from engine.lang.words import *

CARD = card(
    "Benjamin Franklin",
    fourth(
        karma(may_issue(BLUE)),
        karma(
            would(
                TO_MELD,
                transfer(a(of(OPPONENTS, TOPS), color=color_of(the_card), where=is_of_set(each, "figures")), to=HAND),
            )
        ),
    ),
)
