"""Puzzle Cube melds a scored card, scores bottom cards, and wins if all colors show as many cards."""

from engine.lang.words import *

CARD = card(
    "Puzzle Cube",
    fourth(
        echo(meld(a(SCORE))),
        dogma(
            may_do_one_of(
                then(choose_color("c", any_color), score(bottom(the_color("c")))),
                then(choose_color("c", any_color), score(bottom(the_color("c"), count=2))),
            ),
            when(equals(number_of(colors(most=MOST_VISIBLE_CARDS)), number_of(colors())), win()),
        ),
        dogma(draw_and_meld(10)),
    ),
)
