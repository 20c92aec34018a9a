"""Touchscreen splays each color by how many cards it has; five colors splayed so win."""

from engine.lang.words import *

CARD = card(
    "Touchscreen",
    fourth(
        dogma(
            splay_each(colors(sized=(2, 3)), ASLANT, into="cs"),
            splay_each(colors(sized=(4, 5)), UP, into="cs"),
            splay_each(colors(sized=(6, 7)), RIGHT, into="cs"),
            splay_each(colors(sized=(8, 99)), LEFT, into="cs"),
            when(equals(number_of(the_colors("cs")), 5), win()),
        )
    ),
)
