"""Ruth Handler melds the rest of a color out of all hands before a meld, and achieves a 9 for each."""

from engine.lang.words import *

CARD = card(
    "Ruth Handler",
    fourth(
        karma(
            would(
                TO_MELD,
                meld(
                    all_of(of(EVERYONE, HAND), color=color_of(the_card), where=not_(is_card(each, the_card))),
                    into=melded,
                ),
                draw_and_achieve(9, times=count(melded)),
            )
        ),
    ),
)
