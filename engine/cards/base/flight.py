"""Flight splays any color up once red is, and then red."""

from engine.lang.words import *

CARD = card("Flight", since(1, dogma(when(is_splayed(RED, UP), may(splay(any_color, UP)))), dogma(may(splay(RED, UP)))))
