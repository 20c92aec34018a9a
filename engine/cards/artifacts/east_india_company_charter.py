"""East India Company Charter returns a value from all score piles, and for each pile from which it went scores a 5."""

from engine.lang.words import *

chosen, scored, went = the_number("chosen"), named_cards("scored"), named_cards("went")
HAS_IT = at_least(count(all_of(SCORE, value=chosen)), 1)
STILL_HAVE_IT = at_least(count(all_of(of(them, SCORE), value=chosen)), 1)

CARD = card(
    "East India Company Charter",
    fourth(
        dogma(
            choose_value("chosen", where=not_(equals(chosen, 5))),
            then(
                choose_value("piles", (players_who(EVERYONE, HAS_IT),)),
                return_(all_of(of(EVERYONE, SCORE), value=chosen), into=went),
            ),
            then(
                for_each_player(them, EVERYONE, when(STILL_HAVE_IT, choose_value("piles", (the_number("piles") - 1,)))),
                when(at_least(count(went), 1), draw_and_score(5, times=the_number("piles"), into=scored)),
            ),
            when(
                both(at_least(count(scored), 1), every_of(scored, equals(value(each), 5))),
                junk_deck(chosen),
            ),
        )
    ),
)
