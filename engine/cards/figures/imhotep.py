"""Imhotep melds a 2 and splays its color before the second action's 1, and returns the top cards of that color."""

from engine.lang.words import *

melded = named_cards("melded")

CARD = card(
    "Imhotep",
    fourth(
        karma(
            would(
                DOGMA_ACTION,
                draw_and_meld(2, into=melded),
                splay(color_of(melded), LEFT),
                where=both(second_action, equals(value(the_card), 1)),
            ),
            if_you_do(
                when(equals(value(melded), 2), return_(all_of(of(EVERYONE, TOPS), color=color_of(melded)))),
            ),
        )
    ),
)
