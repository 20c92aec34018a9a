"""Globalization."""

from engine.lang.words import (
    HEALTH,
    INDUSTRY,
    TOPS,
    a,
    any_player,
    card,
    demand,
    dogma,
    draw_and_meld,
    fourth,
    icons,
    more,
    not_,
    points,
    return_,
    single_most_wins,
    when,
)

CARD = card(
    "Globalization",
    fourth(
        demand(return_(a(TOPS, with_icon=HEALTH))),
        dogma(
            draw_and_meld(11), when(not_(any_player(more(icons(HEALTH), icons(INDUSTRY)))), single_most_wins(points))
        ),
    ),
)
