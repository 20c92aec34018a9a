"""Classification takes the cards of one color out of others' hands and melds all of that color."""

from engine.lang.words import *

REVEAL = reveal_color(a(HAND), into="chosen")
MELD = meld(all_of(HAND, color=the_color("chosen")))

CARD = card(
    "Classification",
    fourth(
        dogma(
            reveal(a(HAND), into=revealed),
            transfer(all_of(of(OPPONENTS, HAND), color=color_of(revealed)), to=HAND),
            meld(all_of(HAND, color=color_of(revealed))),
        )
    ),
    third(dogma(REVEAL, transfer(all_of(of(OPPONENTS, HAND), color=the_color("chosen")), to=HAND), MELD)),
    first(dogma(REVEAL, transfer(all_of(of(OTHERS, HAND), color=the_color("chosen")), to=HAND), MELD)),
)
