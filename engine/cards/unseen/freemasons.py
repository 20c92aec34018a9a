"""Freemasons tucks a card of each color at most: a yellow one or one of an expansion draws two 3s; it splays left."""

from engine.lang.words import *

YELLOW_OR_EXPANSION = not_(both(not_(is_color(each, YELLOW)), not_(is_expansion(each))))

CARD = card(
    "Freemasons",
    fourth(
        dogma(
            may(tuck(any_number(HAND, different_colors=True), into=tucked)),
            when(any_of(tucked, YELLOW_OR_EXPANSION), draw(3, times=2)),
        ),
        dogma(may(splay(one_of(YELLOW, BLUE), LEFT))),
    ),
)
