"""Emperor Meiji wins by a 10 and five values; until the second action the opponents’ hands are his."""

from engine.lang.words import *

CARD = card(
    "Emperor Meiji",
    fourth(
        karma(
            would_instead(
                TO_MELD,
                win(),
                where=both(equals(value(the_card), 10), at_least(different_values(TOPS), 5)),
            )
        ),
        karma(counts_as(of(OPPONENTS, HAND), HAND, before_second_action)),
    ),
)
