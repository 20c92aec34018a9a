"""Caresse Crosby splays left what is not before anybody executes it, and wins with five colors so."""

from engine.lang.words import *

CARD = card(
    "Caresse Crosby",
    fourth(
        karma(
            would(
                DOGMA_ACTION,
                splay(color_of(the_card), LEFT, of=EVERYONE),
                draw(2, times=2),
                who=EVERYONE,
                where=not_(is_splayed(color_of(the_card), LEFT)),
            ),
            when(at_least(number_of(colors(splayed=LEFT)), 5), win()),
        ),
    ),
)
