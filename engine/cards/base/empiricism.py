"""Empiricism."""

from engine.lang.words import (
    CONCEPT,
    UP,
    at_least,
    card,
    choose_color,
    color,
    dogma,
    draw_and_reveal,
    icons,
    is_color,
    it,
    meld,
    splay,
    the_color,
    then,
    unsplay,
    when,
    win,
)

CARD = card(
    "Empiricism",
    dogma(
        then(choose_color("two", n=2), draw_and_reveal(9)),
        when(is_color(it, the_color("two")), meld(it), splay(color(it), UP), otherwise=unsplay(color(it))),
    ),
    dogma(when(at_least(icons(CONCEPT), 20), win())),
)
