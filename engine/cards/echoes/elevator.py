"""Elevator scores a green end card, and all cards of a scored value in opponents' hands or in their score piles."""

from engine.lang.words import *

CARD = card(
    "Elevator",
    fourth(
        echo(score(a(ENDS, color=GREEN))),
        dogma(
            when(
                at_least(count(SCORE), 1),
                sentence(choose_value("v", all_of(SCORE))),
                sentence(
                    do_one_of(
                        score(all_of(of(OPPONENTS, HAND), value=the_number("v"))),
                        score(all_of(of(OPPONENTS, SCORE), value=the_number("v"))),
                    )
                ),
                sentence(draw_and_foreshadow(the_number("v"))),
            )
        ),
    ),
)
