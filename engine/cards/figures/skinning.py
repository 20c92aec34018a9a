"""Skinning scores a card with meat of the board and melds a card from hand for each meat on it."""

from engine.lang.words import *

CARD = card(
    "Skinning",
    fourth(
        dogma(score(a(BOARD, with_icon=MEAT)), if_you_do(meld(as_many_as(icons_on(it, MEAT), HAND)))),
    ),
)
