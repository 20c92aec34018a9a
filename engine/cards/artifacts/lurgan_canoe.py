"""Lurgan Canoe melds a card and scores the others of its color, again and again while there are any."""

from engine.lang.words import *

CARD = card(
    "Lurgan Canoe",
    fourth(
        dogma(
            meld(a(HAND), into=melded),
            score(all_of(BOARD, color=color_of(melded), where=not_(is_card(each, melded)))),
            if_any(repeat_effect()),
        )
    ),
)
