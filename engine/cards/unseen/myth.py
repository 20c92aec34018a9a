"""Myth tucks two cards of one color, splays it left and safeguards as high as its bottom card."""

from engine.lang.words import *

CARD = card(
    "Myth",
    fourth(
        dogma(
            when(at_least(most_of_one_color(all_of(HAND)), 2), tuck(all_or_none(2, HAND, same_color=True))),
            if_you_do(splay(color_of(it), LEFT), draw_and_safeguard(value(bottom(color_of(it))))),
        )
    ),
)
