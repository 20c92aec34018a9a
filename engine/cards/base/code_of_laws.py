"""Code of Laws."""

from engine.lang.words import (
    HAND,
    LEFT,
    a,
    card,
    color_of,
    color_on_board,
    dogma,
    each,
    fourth,
    if_you_do,
    it,
    may,
    splay,
    tuck,
)

CARD = card(
    "Code of Laws",
    fourth(dogma(may(tuck(a(HAND, where=color_on_board(each)))), if_you_do(may(splay(color_of(it), LEFT))))),
)
