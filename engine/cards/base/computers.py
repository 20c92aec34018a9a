"""Computers splays red or green up, then melds a 10 and self-executes it."""

from engine.lang.words import *

CARD = card(
    "Computers",
    since(
        1,
        dogma(may(splay(one_of(RED, GREEN), UP))),
        dogma(then(draw_and_meld(10), self_execute(it))),
    ),
)
