"""April Fool's Day hands a card to the board of the right neighbor, or is worth Folklore; one color right, one not."""

from engine.lang.words import *

CARD = card(
    "April Fool's Day",
    fourth(
        dogma(
            transfer(a(HAND_AND_SCORE), to=of(RIGHT_NEIGHBOR, BOARD)),
            if_you_dont(claim("Folklore")),
        ),
        dogma(
            do_one_of(
                then(splay(YELLOW, RIGHT), unsplay(PURPLE)),
                then(splay(PURPLE, RIGHT), unsplay(YELLOW)),
            ),
        ),
    ),
)
