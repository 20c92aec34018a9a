"""Carl Friedrich Gauss melds all cards of a value before a meld, and draws a 7 before a Draw action."""

from engine.lang.words import *

CARD = card(
    "Carl Friedrich Gauss",
    fourth(
        karma(
            would(
                TO_MELD,
                choose_value("v"),
                meld(all_of(HAND_AND_SCORE, value=the_number("v"), where=not_(is_card(each, the_card)))),
            )
        ),
        karma(would(DRAW_ACTION, draw(7))),
    ),
)
