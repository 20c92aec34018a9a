"""Flight."""

from engine.lang.words import RED, UP, any_color, card, dogma, fourth, is_splayed, may, splay, when

CARD = card("Flight", fourth(dogma(when(is_splayed(RED, UP), may(splay(any_color, UP)))), dogma(may(splay(RED, UP)))))
