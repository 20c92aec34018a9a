"""Placebo returns top cards of one color, as many as one likes, a 7 for each; a single 7 among them is worth an 8."""

from engine.lang.words import *

CARD = card(
    "Placebo",
    fourth(
        dogma(
            choose_color("chosen", any_color),
            return_(top(the_color("chosen")), into=gather(returned)),
            when(at_least(count(pile(the_color("chosen"))), 1), may(repeat_with_the_same("chosen"))),
            draw(7, times=count(returned)),
            when(equals(count(all_of(returned, value=7)), 1), draw(8)),
        ),
    ),
)
