"""Canning."""

from engine.lang.words import INDUSTRY, RIGHT, YELLOW, card, dogma, draw_and_tuck, each_top, if_any, may, score, splay

CARD = card(
    "Canning",
    dogma(may(draw_and_tuck(6)), if_any(score(each_top(without_icon=INDUSTRY)))),
    dogma(may(splay(YELLOW, RIGHT))),
)
