"""Philosophy."""

from engine.lang.words import HAND, LEFT, a, any_color, card, dogma, may, score, since, splay

CARD = card("Philosophy", since(1, dogma(may(splay(any_color, LEFT))), dogma(may(score(a(HAND))))))
