"""Almanac foreshadows a 4 of Echoes and scores one above a returned bonus; foreseen, it takes over a forecast."""

from engine.cards.echoes.places import FORECAST
from engine.lang.words import *

CARD = card(
    "Almanac",
    fourth(
        echo(draw_and_foreshadow(4, of="echoes")),
        dogma(may(return_(a(FORECAST, where=has_bonus(each)))), if_you_do(draw_and_score(bonus_of(it) + 1))),
        dogma(when(was_foreseen, choose_player(them, OTHERS), foreshadow(all_of(of(them, FORECAST))))),
    ),
)
