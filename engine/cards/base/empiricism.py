"""Empiricism bets two colors on a 9, which is then melded and splayed; twenty concept win."""

from engine.lang.words import *

CARD = card(
    "Empiricism",
    fourth(
        dogma(
            then(choose_color("chosen", count=2), draw_and_reveal(9)),
            when(
                is_color(it, the_colors("chosen")),
                meld(it),
                splay(color_of(it), UP),
                otherwise=unsplay(color_of(it)),
            ),
        ),
        dogma(when(at_least(icons(CONCEPT), 20), win())),
    ),
)
