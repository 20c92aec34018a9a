"""Optics melds a 3: with prosperity it scores a 4, else a scored card goes to an opponent with fewer points."""

from engine.lang.words import *

CARD = card(
    "Optics",
    since(
        1,
        dogma(
            draw_and_meld(3),
            when(
                has_icon(it, PROSPERITY),
                draw_and_score(4),
                otherwise=then(
                    choose_player(them, OPPONENTS, where=fewer(points, points_of(ME))),
                    transfer(a(SCORE), to=of(them, SCORE)),
                ),
            ),
        ),
    ),
)
