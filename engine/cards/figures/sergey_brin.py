"""Sergey Brin can activate any top card, and splays its color up before he executes another’s."""

from engine.lang.words import *

CARD = card(
    "Sergey Brin",
    fourth(
        karma(may_activate(all_of(of(EVERYONE, TOPS)))),
        karma(
            would(
                DOGMA_ACTION,
                splay(color_of(the_card), UP),
                where=any_of(of(OTHERS, TOPS), is_card(each, the_card)),
            )
        ),
    ),
)
