"""Rod Serling lets the player who would do anything with a card of a value below 4 lose."""

from engine.lang.words import *

CARD = card(
    "Rod Serling",
    fourth(
        karma(
            would_instead(
                (TO_TRANSFER, TO_RETURN, TO_DRAW, TO_SCORE, TO_MELD, TO_TUCK, TO_JUNK),
                they(that_player, lose()),
                who=EVERYONE,
                where=fewer(the_value, 4),
            )
        ),
    ),
)
