"""International Prototype Metre Bar splays up the colors of three cards; their value in cards of each wins."""

from engine.lang.words import *

chosen = the_number("chosen")

CARD = card(
    "International Prototype Metre Bar",
    fourth(
        dogma(
            choose_value("chosen"),
            draw_and_reveal(chosen, times=3, into=drawn),
            for_each_color("c", colors_of(drawn), splay(the_color("c"), UP), in_order=True),
            when(every_of(drawn, equals(count(pile(color_of(each))), chosen)), win(), otherwise=return_(drawn)),
        )
    ),
)
