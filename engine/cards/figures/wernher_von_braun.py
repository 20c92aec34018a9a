"""Wernher Von Braun junks the 9s or the 10s before anybody draws a Figure; the junk is his score."""

from engine.lang.words import *

CARD = card(
    "Wernher Von Braun",
    fourth(
        karma(
            would(
                TO_DRAW,
                do_one_of(junk_deck(9), junk_deck(10)),
                who=EVERYONE,
                where=is_of_set(the_card, "figures"),
            )
        ),
        karma(counts_as(JUNK, SCORE)),
    ),
)
