"""Password scores the 2 it draws for another card of its color in the safe; otherwise it costs the rest of the hand."""

from engine.lang.words import *

BUT_THE_DRAWN = not_(is_card(each, drawn))

CARD = card(
    "Password",
    fourth(
        dogma(
            draw_and_reveal(2, into=drawn),
            may(safeguard(a(HAND, color=color_of(drawn), where=BUT_THE_DRAWN))),
            when(did_any, score(drawn), otherwise=return_(all_of(HAND, where=BUT_THE_DRAWN))),
        )
    ),
)
