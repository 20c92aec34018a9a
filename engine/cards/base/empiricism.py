"""Empiricism."""

from engine.lang.words import (
    CONCEPT,
    UP,
    at_least,
    card,
    choose_color,
    color_of,
    dogma,
    draw_and_reveal,
    fourth,
    icons,
    is_color,
    it,
    meld,
    splay,
    the_colors,
    then,
    unsplay,
    when,
    win,
)

CARD = card(
    "Empiricism",
    fourth(
        dogma(
            then(choose_color("chosen", count=2), draw_and_reveal(9)),
            when(
                is_color(it, the_colors("chosen")), meld(it), splay(color_of(it), UP), otherwise=unsplay(color_of(it))
            ),
        ),
        dogma(when(at_least(icons(CONCEPT), 20), win())),
    ),
)
