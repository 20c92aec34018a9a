"""Homer tucks a 2 before each Dogma action, and his player's Figures are never thrown out of the hand."""

from engine.lang.words import *

CARD = card(
    "Homer",
    fourth(
        karma(
            would(
                DOGMA_ACTION,
                draw_and_tuck(2, into=drawn),
                when(not_(is_color(drawn, color_of(the_card))), return_(top(color_of(drawn)))),
            )
        ),
        karma(
            would_instead(
                (TO_JUNK, TO_RETURN),
                tuck(the_card),
                where=both(is_of_set(the_card, "figures"), any_of(HAND, is_card(each, the_card))),
            )
        ),
    ),
)
