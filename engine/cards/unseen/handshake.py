"""Handshake gives a hand away for the cards of two colors that come back."""

from engine.lang.words import *

CARD = card(
    "Handshake",
    fourth(
        demand(
            transfer(all_of(my(HAND)), to=HAND),
            then(
                choose_color("chosen", colors_of(HAND), count=2),
                transfer(all_of(HAND, where=is_color(each, the_colors("chosen"))), to=my(HAND)),
            ),
        )
    ),
)
