"""Confucius scores a card that would be executed by castles, and junks the 2s or the 3s."""

from engine.lang.words import *

CARD = card(
    "Confucius",
    fourth(
        karma(
            would_instead(
                DOGMA_ACTION,
                score(the_card),
                do_one_of(junk_deck(2), junk_deck(3)),
                where=has_featured_icon(the_card, AUTHORITY),
            )
        ),
    ),
)
