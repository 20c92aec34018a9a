"""East India Company Charter returns a value from all score piles, and for each pile from which it went scores a 5."""

from engine.lang.words import *

chosen, scored = the_number("chosen"), named_cards("scored")
HAVE_IT = players_who(EVERYONE, at_least(count(all_of(SCORE, value=chosen)), 1))

CARD = card(
    "East India Company Charter",
    fourth(
        dogma(
            choose_value("chosen", where=not_(equals(chosen, 5))),
            then(choose_value("piles", (HAVE_IT,)), return_(all_of(of(EVERYONE, SCORE), value=chosen))),
            draw_and_score(5, times=the_number("piles") - HAVE_IT, into=scored),
            when(
                both(at_least(count(scored), 1), every_of(scored, equals(value(each), 5))),
                junk_deck(chosen),
            ),
        )
    ),
)
