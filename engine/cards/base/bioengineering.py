"""Bioengineering scores an opponent's top card with health; where health is scarce, most of it wins."""

from engine.lang.words import *

CARD = card(
    "Bioengineering",
    fourth(
        dogma(score(a(of(OPPONENTS, TOPS), with_icon=HEALTH))),
        dogma(when(any_player(fewer(icons(HEALTH), 2)), single_most_wins(icons(HEALTH)))),
    ),
)
