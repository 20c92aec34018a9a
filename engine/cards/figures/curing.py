"""Curing needs another top card with meat to score, and swaps a hand for an opponent's highest scored cards."""

from engine.lang.words import *

CARD = card(
    "Curing",
    fourth(
        dogma(score(a(TOPS, with_icon=MEAT, where=OTHER_THAN_THIS)), if_you_dont(lose())),
        dogma(may(then(choose_player(them, OPPONENTS), exchange(all_of(HAND), all_highest(of(them, SCORE)))))),
    ),
)
