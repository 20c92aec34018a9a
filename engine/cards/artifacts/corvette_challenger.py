"""Corvette Challenger tucks an 8, splays its color up, scores a card of the number of its cards and junks that deck."""

from engine.lang.words import *

HOW_MANY = count(pile(color_of(tucked)))

CARD = card(
    "Corvette Challenger",
    fourth(
        dogma(
            draw_and_tuck(8, into=tucked),
            splay(color_of(tucked), UP),
            draw_and_score(HOW_MANY),
            junk_deck(HOW_MANY),
        )
    ),
)
