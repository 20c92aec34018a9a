"""Code of Laws tucks a card under its own color, which may then be splayed left."""

from engine.lang.words import *

CARD = card(
    "Code of Laws",
    since(1, dogma(may(tuck(a(HAND, where=color_on_board(each)))), if_you_do(may(splay(color_of(it), LEFT))))),
)
