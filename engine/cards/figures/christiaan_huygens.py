"""Christiaan Huygens junks the 6s instead of the first Dogma, and draws one 7, two 8s or three 9s."""

from engine.lang.words import *

CARD = card(
    "Christiaan Huygens",
    fourth(
        karma(
            would_instead(DOGMA_ACTION, junk_deck(6), where=first_action),
            do_one_of(
                draw_and_reveal(7, into=drawn),
                draw_and_reveal(8, times=2, into=drawn),
                draw_and_reveal(9, times=3, into=drawn),
            ),
            when(more(icons_on(drawn, EFFICIENCY), icons(EFFICIENCY)), return_(drawn)),
        )
    ),
)
