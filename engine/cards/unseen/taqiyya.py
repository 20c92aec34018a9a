"""Taqiyya takes a color of the board into hand; a 3 melded at the bottom is scored with cards of its color."""

from engine.lang.words import *

CARD = card(
    "Taqiyya",
    fourth(
        dogma(then(choose_color("chosen"), transfer(pile(the_color("chosen")), to=HAND))),
        dogma(
            draw_and_meld(3, into=melded),
            when(
                is_card(melded, bottom(color_of(melded))),
                then(score(melded), score(any_number(HAND, color=color_of(melded)))),
            ),
        ),
    ),
)
