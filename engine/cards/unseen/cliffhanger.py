"""Cliffhanger does with a 4 out of the safe what its color says; without one it safeguards the next 4."""

from engine.cards.unseen.places import SAFE
from engine.lang.words import *

CARD = card(
    "Cliffhanger",
    fourth(
        dogma(
            reveal(a(SAFE, value=4), into=revealed),
            when(is_color(revealed, GREEN), tuck(revealed)),
            when(is_color(revealed, PURPLE), meld(revealed)),
            when(is_color(revealed, RED), achieve(revealed)),
            when(is_color(revealed, YELLOW), score(revealed)),
            when(is_color(revealed, BLUE), draw(5)),
            when(equals(count(revealed), 0), safeguard(deck_top(4))),
        )
    ),
)
