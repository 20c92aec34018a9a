"""Philosophy splays any color left and scores a card."""

from engine.lang.words import *

CARD = card("Philosophy", since(1, dogma(may(splay(any_color, LEFT))), dogma(may(score(a(HAND))))))
