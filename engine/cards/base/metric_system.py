"""Metric System splays any color right once green is, and then green."""

from engine.lang.words import *

CARD = card(
    "Metric System",
    since(
        1,
        dogma(when(is_splayed(GREEN, RIGHT), may(splay(any_color, RIGHT)))),
        dogma(may(splay(GREEN, RIGHT))),
    ),
)
