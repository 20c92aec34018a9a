"""Masonry."""

from engine.lang.words import AUTHORITY, HAND, RED, any_number, card, claim, count, dogma, equals, may, meld, pile, when

CARD = card(
    "Masonry",
    dogma(may(meld(any_number(HAND, with_icon=AUTHORITY)))),
    dogma(when(equals(count(pile(RED)), 3), claim("Monument"))),
)
