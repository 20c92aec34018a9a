"""Philips Compact Cassette compels others to unsplay all their colors; then two colors are splayed up."""

from engine.lang.words import *

CARD = card(
    "Philips Compact Cassette",
    fourth(
        compel(unsplay_each(colors(splayed=True))),
        dogma(
            choose_color("chosen", any_color, count=2),
            for_each_color("c", the_colors("chosen"), splay(the_color("c"), UP), in_order=True),
        ),
    ),
)
