"""Hedy Lamarr makes special achievements easier, and splays up before a claim."""

from engine.lang.words import *

CARD = card(
    "Hedy Lamarr",
    fourth(
        karma(ease_specials),
        karma(would(TO_CLAIM, splay(any_color, UP))),
    ),
)
