"""Coke melds 6s as long as they show industry and foreshadows the last; foreseen, it scores its top cards."""

from engine.lang.words import *

CARD = card(
    "Coke",
    fourth(
        echo(draw_and_tuck(4)),
        dogma(
            draw_and_reveal(6), when(has_icon(it, INDUSTRY), then(meld(it), repeat_effect()), otherwise=foreshadow(it))
        ),
        dogma(when(was_foreseen, score(each_top(not_color=RED)))),
    ),
)
