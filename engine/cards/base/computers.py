"""Computers."""

from engine.lang.words import (
    GREEN,
    RED,
    UP,
    card,
    dogma,
    draw_and_meld,
    fourth,
    it,
    may,
    one_of,
    self_execute,
    splay,
    then,
)

CARD = card(
    "Computers", fourth(dogma(may(splay(one_of(RED, GREEN), UP))), dogma(then(draw_and_meld(10), self_execute(it))))
)
