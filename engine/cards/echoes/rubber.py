"""Rubber tucks two 8s, scores a top card without a bonus, splays red up; foreseen, it foreshadows a top card."""

from engine.lang.words import *

CARD = card(
    "Rubber",
    fourth(
        echo(draw_and_tuck(8, times=2)),
        dogma(score(a(TOPS, where=not_(has_bonus(each))))),
        dogma(may(splay(RED, UP))),
        dogma(when(was_foreseen, foreshadow(a(TOPS)))),
    ),
)
