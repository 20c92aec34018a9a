"""Bioengineering scores an opponent's top card with health; where health is scarce, most of it wins."""

from engine.lang.words import *

THEIRS = a(of(OPPONENTS, TOPS), with_icon=HEALTH)
MOST_HEALTH_WINS = single_most_wins(icons(HEALTH))

CARD = card(
    "Bioengineering",
    fourth(dogma(score(THEIRS)), dogma(when(any_player(fewer(icons(HEALTH), 2)), MOST_HEALTH_WINS))),
    since(1, dogma(transfer(THEIRS, to=SCORE)), dogma(when(any_player(fewer(icons(HEALTH), 3)), MOST_HEALTH_WINS))),
)
