"""Duke Ellington keeps all top Figures of his player, who wins by a fifth."""

from engine.lang.words import *

CARD = card(
    "Duke Ellington",
    fourth(
        karma(would_instead(TO_FADE)),
        karma(
            would_instead(
                TO_MELD,
                win(),
                where=both(
                    is_of_set(the_card, "figures"),
                    at_least(count(all_of(TOPS, where=is_of_set(each, "figures"))), 4),
                ),
            )
        ),
    ),
)
