"""Streaming achieves or scores a top card of a color; foreseen, it goes on with that color."""

from engine.lang.words import *

CARD = card(
    "Streaming",
    fourth(
        dogma(
            choose_color("c", any_color),
            do_one_of(achieve_if_eligible(top(the_color("c"))), score(top(the_color("c")))),
            if_you_do(when(was_foreseen, repeat_with_the_same("c"))),
        )
    ),
)
