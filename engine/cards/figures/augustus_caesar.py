"""Augustus Caesar has a card of the same value drawn for every Dogma of a card with a castle."""

from engine.lang.words import *

CARD = card(
    "Augustus Caesar",
    fourth(
        karma(
            would_instead(
                DOGMA_ACTION,
                draw_and_reveal(value(the_card), into=drawn),
                who=EVERYONE,
                where=has_icon(the_card, AUTHORITY),
            ),
            when(
                has_any_icon(drawn, AUTHORITY, CONCEPT),
                meld(drawn),
                otherwise=they(that_player, super_execute(the_card)),
            ),
        ),
    ),
)
