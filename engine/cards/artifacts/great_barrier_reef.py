"""Great Barrier Reef junks all but the top five of each color; then it splays all colors aslant."""

from engine.lang.words import *

CARD = card(
    "Great Barrier Reef",
    fourth(
        dogma(for_each_color("c", any_color, junk(all_but_top(5, the_color("c"))), in_order=True)),
        dogma(splay_each(any_color, ASLANT)),
    ),
)
