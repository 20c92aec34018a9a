"""Lily Hevesh reveals the tops of five decks instead of a Draw action: five colors win, else one is drawn."""

from engine.lang.words import *

CARD = card(
    "Lily Hevesh",
    fourth(
        karma(
            would_instead(DRAW_ACTION, reveal_one_by_one(5, DECK_TOPS, into=revealed)),
            when(
                equals(different_colors(revealed), 5),
                win(),
                otherwise=(draw_card(a(revealed)), splay(any_color, ASLANT)),
            ),
        ),
    ),
)
