"""Classification takes the cards of one color out of the opponents' hands and melds all of that color."""

from engine.lang.words import *

CARD = card(
    "Classification",
    fourth(
        dogma(
            reveal(a(HAND), into=revealed),
            transfer(all_of(of(OPPONENTS, HAND), color=color_of(revealed)), to=HAND),
            meld(all_of(HAND, color=color_of(revealed))),
        )
    ),
)
