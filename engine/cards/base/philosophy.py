"""Philosophy."""

from engine.lang.words import FIRST, HAND, LEFT, a, any_color, card, dogma, may, score, splay

CARD = card(
    "Philosophy",
    dogma(may(splay(any_color, LEFT))),
    dogma(may(score(a(HAND)))),
    since_edition=FIRST,
)
