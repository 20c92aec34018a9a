"""Astrogeology."""

from engine.lang.words import (
    ASLANT,
    HAND,
    all_but_top,
    at_least,
    card,
    color_of,
    count,
    dogma,
    draw_and_reveal,
    fourth,
    if_you_do,
    it,
    splay,
    transfer,
    when,
    win,
)

CARD = card(
    "Astrogeology",
    fourth(
        dogma(
            draw_and_reveal(11), splay(color_of(it), ASLANT), if_you_do(transfer(all_but_top(4, color_of(it)), to=HAND))
        ),
        dogma(when(at_least(count(HAND), 8), win())),
    ),
)
