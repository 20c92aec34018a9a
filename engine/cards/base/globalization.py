"""Globalization returns top cards with health; if nobody has more health than industry, the high score wins."""

from engine.lang.words import *

CARD = card(
    "Globalization",
    fourth(
        demand(return_(a(TOPS, with_icon=HEALTH))),
        dogma(
            draw_and_meld(11),
            when(not_(any_player(more(icons(HEALTH), icons(INDUSTRY)))), single_most_wins(points)),
        ),
    ),
)
