"""Buried Treasure frees all scored cards of an odd value; four or more are worth a secret and three achievements."""

from engine.lang.words import *

freed = named_cards("freed")

CARD = card(
    "Buried Treasure",
    fourth(
        dogma(
            choose_value("chosen", where=is_odd(the_number("chosen"))),
            transfer(all_of(of(EVERYONE, SCORE), value=the_number("chosen")), to=AVAILABLE_ACHIEVEMENTS, into=freed),
            when(
                at_least(count(freed), 4),
                draw_and_safeguard(the_number("chosen")),
                score(as_many_as(3, AVAILABLE_ACHIEVEMENTS)),
            ),
        ),
    ),
)
