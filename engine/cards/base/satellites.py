"""Satellites."""

from engine.lang.words import (
    HAND,
    PURPLE,
    UP,
    a,
    all_of,
    card,
    dogma,
    draw,
    fourth,
    it,
    may,
    meld,
    return_,
    self_execute,
    splay,
    then,
)

CARD = card(
    "Satellites",
    fourth(
        dogma(return_(all_of(HAND)), may(splay(PURPLE, UP))),
        dogma(draw(8, times=3)),
        dogma(then(meld(a(HAND)), self_execute(it))),
    ),
)
