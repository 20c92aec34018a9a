"""Measurement."""

from engine.lang.words import (
    HAND,
    RIGHT,
    a,
    card,
    color_of,
    count,
    dogma,
    draw,
    fourth,
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
    fourth(
        dogma(
            may(then(reveal(a(HAND)), return_(it))),
            if_you_do(splay(color_of(it), RIGHT), draw(count(pile(color_of(it))))),
        )
    ),
)
