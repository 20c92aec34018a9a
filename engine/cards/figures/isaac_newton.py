"""Isaac Newton gives a 1 to any board before a Draw action, and splays by value before a Dogma."""

from engine.lang.words import *

CARD = card(
    "Isaac Newton",
    fourth(
        karma(
            would(
                DRAW_ACTION,
                draw_and_reveal(1, into=drawn),
                choose_player(them, EVERYONE),
                transfer(drawn, to=of(them, BOARD)),
            )
        ),
        karma(
            would(
                DOGMA_ACTION,
                for_each_color(
                    "c", colors_of(all_of(TOPS, value=value(the_card))), splay(the_color("c"), RIGHT), in_order=True
                ),
            )
        ),
    ),
)
