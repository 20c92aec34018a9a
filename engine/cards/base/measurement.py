"""Measurement."""

from engine.lang.words import (
    HAND,
    RIGHT,
    a,
    card,
    color,
    count,
    dogma,
    draw,
    if_you_do,
    it,
    may,
    pile,
    return_,
    reveal,
    splay,
    then,
)

CARD = card(
    "Measurement",
    dogma(may(then(reveal(a(HAND)), return_(it))), if_you_do(splay(color(it), RIGHT), draw(count(pile(color(it)))))),
)
