"""Subway tucks a 7: seven visible cards of its color give a 9, fewer are junked for an 8."""

from engine.lang.words import *

CARD = card(
    "Subway",
    fourth(
        dogma(
            draw_and_tuck(7, into=tucked),
            when(
                at_least(count(visible(color_of(tucked))), 7),
                draw(9),
                otherwise=(junk(pile(color_of(tucked))), draw(8)),
            ),
        ),
    ),
)
