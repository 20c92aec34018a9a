"""Sejong the Great melds one higher instead of a card as high as the top red one."""

from engine.lang.words import *

CARD = card(
    "Sejong the Great",
    fourth(
        karma(may_issue(BLUE)),
        karma(
            would_instead(
                TO_MELD,
                return_(the_card),
                draw_and_meld(value(the_card) + 1),
                where=equals(value(the_card), value(top(RED))),
            )
        ),
    ),
)
