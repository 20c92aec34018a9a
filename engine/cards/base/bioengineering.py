"""Bioengineering."""

from engine.lang.words import (
    HEALTH,
    OPPONENTS,
    TOPS,
    a,
    any_player,
    card,
    dogma,
    fewer,
    fourth,
    icons,
    of,
    score,
    single_most_wins,
    when,
)

CARD = card(
    "Bioengineering",
    fourth(
        dogma(score(a(of(OPPONENTS, TOPS), with_icon=HEALTH))),
        dogma(when(any_player(fewer(icons(HEALTH), 2)), single_most_wins(icons(HEALTH)))),
    ),
)
