"""Red Herring splays red any way; a tucked 6 has its color splayed up if that goes the way of red, else unsplayed."""

from engine.lang.words import *

CARD = card(
    "Red Herring",
    fourth(
        dogma(do_one_of(splay(RED, LEFT), splay(RED, RIGHT), splay(RED, UP))),
        dogma(
            draw_and_tuck(6, into=tucked),
            when(
                splayed_alike(color_of(tucked), RED),
                splay(color_of(tucked), UP),
                otherwise=unsplay(color_of(tucked)),
            ),
        ),
    ),
)
