"""Erwin Rommel scores all top cards of its color and a card of any score pile instead of a card that is no Figure."""

from engine.lang.words import *

CARD = card(
    "Erwin Rommel",
    fourth(
        karma(may_issue(RED)),
        karma(
            would_instead(
                TO_SCORE,
                score(all_of(of(EVERYONE, TOPS), color=color_of(the_card))),
                score(a(of(EVERYONE, SCORE))),
                where=not_(is_of_set(the_card, "figures")),
            )
        ),
    ),
)
