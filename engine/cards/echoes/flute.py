"""Flute splays a color left and costs opponents an expansion card; a 1 of Echoes with a bonus is worth a 1."""

from engine.lang.words import *

CARD = card(
    "Flute",
    fourth(
        echo(may(splay(any_color, LEFT))),
        demand(return_(a(HAND, where=is_expansion(each)))),
        dogma(draw_and_reveal(1, of="echoes"), when(has_bonus(it), draw(1))),
    ),
)
