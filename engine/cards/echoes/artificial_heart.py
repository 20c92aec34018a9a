"""Artificial Heart claims an achievement with the score doubled; foreseen, again and again."""

from engine.lang.words import *

CARD = card(
    "Artificial Heart",
    fourth(
        dogma(
            achieve(a(AVAILABLE_ACHIEVEMENTS, where=is_eligible(each, doubled=True))),
            if_you_do(when(was_foreseen, repeat_effect())),
        )
    ),
)
