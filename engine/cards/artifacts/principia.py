"""Principia returns the top cards that are not blue and melds a card one higher than each, low ones first."""

from engine.lang.words import *

one = named_cards("one")

CARD = card(
    "Principia",
    fourth(
        dogma(
            return_(each_top(not_color=BLUE), into=returned),
            for_each_card(one, returned, draw_and_meld(value(one) + 1), ascending=True),
        )
    ),
)
