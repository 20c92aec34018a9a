"""Atomic Theory splays blue right and melds a 7."""

from engine.lang.words import *

CARD = card("Atomic Theory", since(1, dogma(may(splay(BLUE, RIGHT))), dogma(draw_and_meld(7))))
