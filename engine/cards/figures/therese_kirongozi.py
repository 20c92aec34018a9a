"""Therese Kirongozi has an opponent super-execute by the color of a drawn card, instead of a Dogma action."""

from engine.lang.words import *

CARD = card(
    "Therese Kirongozi",
    fourth(
        karma(
            would_instead(
                DOGMA_ACTION,
                they(
                    that_player,
                    then(choose_value("v"), draw_and_reveal(the_number("v"), into=revealed), return_(revealed)),
                ),
                who=OPPONENTS,
            ),
            they(that_player, super_execute(top(color_of(revealed)))),
        ),
    ),
)
