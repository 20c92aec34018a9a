"""Globalization returns top cards with health; if nobody has more health than industry, the high score wins."""

from engine.lang.words import *

DEMAND = demand(return_(a(TOPS, with_icon=HEALTH)))
MOST_POINTS_WIN = when(not_(any_player(more(icons(HEALTH), icons(INDUSTRY)))), single_most_wins(points))

CARD = card(
    "Globalization",
    fourth(DEMAND, dogma(draw_and_meld(11), MOST_POINTS_WIN)),
    since(1, DEMAND, dogma(draw_and_score(6), MOST_POINTS_WIN)),
)
