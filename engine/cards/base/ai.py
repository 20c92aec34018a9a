"""A.I."""

from engine.lang.words import (
    both,
    card,
    card_titled,
    dogma,
    draw_and_score,
    fourth,
    is_top_on_any_board,
    points,
    single_least_wins,
    when,
)

CARD = card(
    "A.I.",
    fourth(
        dogma(draw_and_score(10)),
        dogma(
            when(
                both(is_top_on_any_board(card_titled("Robotics")), is_top_on_any_board(card_titled("Software"))),
                single_least_wins(points),
            )
        ),
    ),
)
