"""Canning scores, for a tucked 6, every top card without industry; it splays yellow right."""

from engine.lang.words import *

TUCK = may(draw_and_tuck(6))
SPLAY = dogma(may(splay(YELLOW, RIGHT)))

CARD = card(
    "Canning",
    fourth(dogma(TUCK, if_any(score(each_top(without_icon=INDUSTRY)))), SPLAY),
    since(1, dogma(TUCK, if_you_do(score(all_tops(without_icon=INDUSTRY)))), SPLAY),
)
