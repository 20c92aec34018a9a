"""Machine Gun scores a 7 with five top cards, takes top cards with bonuses, and returns its own that are not red."""

from engine.lang.words import *

CARD = card(
    "Machine Gun",
    fourth(
        echo(when(at_least(count(TOPS), 5), draw_and_score(7))),
        demand(
            transfer(each_top(where=has_bonus(each)), to=my(SCORE)),
            if_any(junk(as_many_as(4, AVAILABLE_OF_ANY_KIND)), draw(7)),
        ),
        dogma(return_(each_top(not_color=RED))),
    ),
)
