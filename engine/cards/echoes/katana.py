"""Katana takes two top cards with authority; foreseen, and getting one only, it junks the achievements."""

from engine.lang.words import *

given = named_cards("given")

CARD = card(
    "Katana",
    fourth(
        demand(
            transfer(as_many_as(2, TOPS, with_icon=AUTHORITY), to=my(SCORE), into=given),
            when(both(equals(count(given), 1), was_foreseen), junk(all_of(AVAILABLE_ACHIEVEMENTS))),
        )
    ),
)
