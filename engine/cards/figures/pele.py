"""Pelé wins when a card is scored while the top yellow and the top green card are as high as any."""

from engine.lang.words import *

CARD = card(
    "Pelé",
    fourth(
        karma(may_issue(PURPLE)),
        karma(
            would(
                TO_SCORE,
                when(
                    both(
                        any_of(all_highest(TOPS), is_color(each, YELLOW)),
                        any_of(all_highest(TOPS), is_color(each, GREEN)),
                    ),
                    win(),
                ),
            )
        ),
    ),
)
