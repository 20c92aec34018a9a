"""Mona Lisa guesses how many cards of a color the hand will have after five 4s: a wrong guess costs the hand."""

from engine.lang.words import *

THOSE = all_of(HAND, color=the_color("color"))

CARD = card(
    "Mona Lisa",
    fourth(
        dogma(
            then(choose_number("number", count(HAND) + 5), choose_color("color")),
            then(draw(4, times=5), reveal(all_of(HAND))),
            when(
                equals(count(THOSE), the_number("number")),
                then(score(THOSE), splay(the_color("color"), RIGHT)),
                otherwise=return_(all_of(HAND)),
            ),
        )
    ),
)
