"""Fire ends the game for who has no card to show that the demander lacks or that is above 0, or no color to meld on."""

from engine.lang.words import *

CARD = card(
    "Fire",
    fourth(
        demand(
            reveal(a(HAND, where=not_(both(color_on_board(each, ME), equals(value(each), 0))))),
            if_you_dont(lose()),
        ),
        dogma(meld(a(HAND, where=color_on_board(each))), if_you_dont(lose())),
    ),
)
