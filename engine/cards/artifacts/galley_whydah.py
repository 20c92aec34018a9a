"""Galley Whydah compels others to move a color of which they show more over to its owner, whose own is scored."""

from engine.lang.words import *

CARD = card(
    "Galley Whydah",
    fourth(
        compel(
            choose_color("chosen", colors(more_visible_than=ME)),
            then(
                transfer(pile(the_color("chosen"), of=ME), to=my(SCORE), bottom_up=True),
                transfer(pile(the_color("chosen")), to=my(BOARD), bottom_up=True),
            ),
        )
    ),
)
