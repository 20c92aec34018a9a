"""A.I."""

from engine.lang.words import (
    both,
    card,
    dogma,
    draw_and_score,
    is_top_on_any_board,
    points,
    single_least_wins,
    the_card,
    when,
)

CARD = card(
    "A.I.",
    dogma(draw_and_score(10)),
    dogma(
        when(
            both(is_top_on_any_board(the_card("Robotics")), is_top_on_any_board(the_card("Software"))),
            single_least_wins(points),
        )
    ),
)
