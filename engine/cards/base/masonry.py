"""Masonry melds authority cards of the hand; three red cards (before: four cards melded) claim Monument."""

from engine.lang.words import *

MELD = may(meld(any_number(HAND, with_icon=AUTHORITY)))

CARD = card(
    "Masonry",
    fourth(dogma(MELD), dogma(when(equals(count(pile(RED)), 3), claim("Monument")))),
    since(1, dogma(MELD, when(at_least(count(it), 4), claim("Monument")))),
)
