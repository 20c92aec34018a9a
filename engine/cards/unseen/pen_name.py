"""Pen Name splays a new color left and self-executes its top card, or melds a card and splays its color right."""

from engine.lang.words import *

CARD = card(
    "Pen Name",
    fourth(
        dogma(
            do_one_of(
                then(
                    splay(colors(RED, YELLOW, GREEN, BLUE, splayed=False), LEFT, into="splayed"),
                    self_execute(top(the_color("splayed"))),
                ),
                then(meld(a(HAND)), splay(color_of(it), RIGHT)),
            ),
        ),
    ),
)
