"""Esports scores a card of the value of each top card that is not yellow; foreseen, that wins."""

from engine.lang.words import *

one = named_cards("one")

CARD = card(
    "Esports",
    fourth(
        dogma(
            for_each_card(one, all_of(TOPS, not_color=YELLOW), draw_and_score(value(one)), ascending=True),
            if_you_do(when(was_foreseen, win())),
        )
    ),
)
