"""Counterfeiting scores top cards of values that the score pile lacks; it splays green or purple left."""

from engine.lang.words import *

CARD = card(
    "Counterfeiting",
    fourth(
        dogma(score(a(TOPS, where=not_(shares_value(each, SCORE)))), if_you_do(repeat_effect())),
        dogma(may(splay(one_of(GREEN, PURPLE), LEFT))),
    ),
)
