"""Sniping unsplays a color that you name, melds its bottom card and hands over the next one from below."""

from engine.lang.words import *

CARD = card(
    "Sniping",
    fourth(
        demand(
            then(choose_color("chosen", any_color, by=ME), unsplay(the_color("chosen"))),
            meld(bottom(the_color("chosen"))),
            transfer(bottom_but_top(the_color("chosen")), to=my(BOARD)),
        ),
    ),
)
