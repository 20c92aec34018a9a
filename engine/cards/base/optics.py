"""Optics."""

from engine.lang.words import (
    ME,
    OPPONENTS,
    PROSPERITY,
    SCORE,
    a,
    card,
    choose_player,
    dogma,
    draw_and_meld,
    draw_and_score,
    fewer,
    fourth,
    has_icon,
    it,
    of,
    player,
    points,
    points_of,
    then,
    transfer,
    when,
)

them = player("them")

CARD = card(
    "Optics",
    fourth(
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
        )
    ),
)
