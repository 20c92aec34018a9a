"""Sunglasses scores a card of a splayed color, and splays purple as another color is, or another as purple is."""

from engine.lang.words import *

OTHERS_SPLAYED = colors(RED, YELLOW, GREEN, BLUE, splayed=True)

CARD = card(
    "Sunglasses",
    fourth(
        echo(score(a(HAND, where=is_splayed(color_of(each))))),
        dogma(
            may_do_one_of(
                then(choose_color("c", OTHERS_SPLAYED), splay(PURPLE, splay_of(the_color("c")))),
                splay(colors(RED, YELLOW, GREEN, BLUE), splay_of(PURPLE)),
            )
        ),
    ),
)
